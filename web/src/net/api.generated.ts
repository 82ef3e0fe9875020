// Generated from the Python types by tools/generate_types.py: change those, then run `make types`.

export interface components {
    schemas: {
        Abort: {
            /** @enum {string} */
            type: "abort";
            id?: string;
            seat?: number | null;
        };
        Aborted: {
            /** @enum {string} */
            type: "aborted";
            at: number;
            seat: number;
            id?: string;
            /** @enum {string} */
            reason?: "" | "idle";
        };
        Act: components["schemas"]["Move"] | components["schemas"]["Declare"] | components["schemas"]["Resign"] | components["schemas"]["Draw"] | components["schemas"]["Takeback"] | components["schemas"]["Abort"] | components["schemas"]["GiveTime"] | components["schemas"]["Rematch"];
        ActOn: {
            /** @enum {string} */
            type: "act";
            game: string;
            act: components["schemas"]["Move"] | components["schemas"]["Declare"] | components["schemas"]["Resign"] | components["schemas"]["Draw"] | components["schemas"]["Takeback"] | components["schemas"]["Abort"] | components["schemas"]["GiveTime"] | components["schemas"]["Rematch"];
        };
        Activity: {
            playing: number;
            connected: number;
        };
        Analyse: {
            /** @enum {string} */
            type: "analyse";
            id: string;
            place?: components["schemas"]["PositionRequest"] | null;
            lines?: number;
        };
        AnswerVerdict: {
            right: boolean;
            rule?: string;
            code?: string;
            text?: string;
        };
        BoardChoice: {
            pieces: {
                [key: string]: "black" | "white" | "red";
            };
            answer: components["schemas"]["AnswerVerdict"];
            arrows?: [
                string,
                string
            ][];
            figure?: string;
        };
        Chair: {
            /** @enum {string} */
            who: "anyone" | "engine" | "me";
            level?: number;
        };
        ClientMessage: components["schemas"]["Watch"] | components["schemas"]["Unwatch"] | components["schemas"]["ActOn"] | components["schemas"]["SubscribeToLobby"] | components["schemas"]["SubscribeToLive"] | components["schemas"]["Analyse"] | components["schemas"]["Ping"] | components["schemas"]["Pong"];
        Confirmation: {
            password: string;
        };
        Created: {
            /** @enum {string} */
            type: "created";
            at: number;
            /** @enum {string} */
            game: "abalone" | "six";
            fen: string;
            options: components["schemas"]["Options"];
            control: string;
            seats: components["schemas"]["Seat"][];
            by: string;
            time: number;
            listed?: boolean;
            layout?: string;
            rematch_of?: string;
            private?: boolean;
        };
        Credentials: {
            login: string;
            password: string;
        };
        Declare: {
            /** @enum {string} */
            type: "declare";
            id?: string;
            seat?: number | null;
        };
        Declared: {
            /** @enum {string} */
            type: "declared";
            at: number;
            seat: number;
            id?: string;
        };
        Detail: {
            placed?: string[];
            moved?: [
                string,
                string
            ][];
            pushed?: [
                string,
                string
            ][];
            removed?: string[];
            moves: string[];
            pieces: {
                [key: string]: "black" | "white" | "red";
            };
            effects?: components["schemas"]["Effect"][];
            leaving?: {
                [key: string]: string[];
            };
            pushed_off?: {
                black?: number;
                white?: number;
                red?: number;
            };
            hands?: number[];
            /** @enum {string} */
            phase?: "moving" | "placing";
        };
        Done: {
            /** @enum {string} */
            type: "done";
            game: string;
            version: number;
            id?: string;
        };
        Draw: {
            /** @enum {string} */
            type: "draw";
            id?: string;
            seat?: number | null;
            yes?: boolean;
        };
        DrawAgreed: {
            /** @enum {string} */
            type: "draw_agreed";
            at: number;
            seat: number;
            id?: string;
        };
        DrawDeclined: {
            /** @enum {string} */
            type: "draw_declined";
            at: number;
            seat: number;
            id?: string;
        };
        DrawOffered: {
            /** @enum {string} */
            type: "draw_offered";
            at: number;
            seat: number;
            id?: string;
        };
        Effect: {
            placed?: string[];
            moved?: [
                string,
                string
            ][];
            pushed?: [
                string,
                string
            ][];
            removed?: string[];
        };
        EngineLine: {
            points: number;
            win_in: number | null;
            chances: [
                number,
                number,
                number
            ];
            moves: string[];
        };
        EventMessage: {
            /** @enum {string} */
            type: "event";
            game: string;
            version: number;
            event: components["schemas"]["Created"] | components["schemas"]["Joined"] | components["schemas"]["Moved"] | components["schemas"]["Declared"] | components["schemas"]["DrawOffered"] | components["schemas"]["DrawAgreed"] | components["schemas"]["DrawDeclined"] | components["schemas"]["TakebackAsked"] | components["schemas"]["TakebackAgreed"] | components["schemas"]["TakebackDeclined"] | components["schemas"]["TimeGiven"] | components["schemas"]["Resigned"] | components["schemas"]["Aborted"] | components["schemas"]["Flagged"] | components["schemas"]["RematchOffered"] | components["schemas"]["RematchAgreed"] | components["schemas"]["RematchDeclined"] | components["schemas"]["Transferred"];
            state: components["schemas"]["State"];
            detail?: components["schemas"]["Detail"];
        };
        ExplainRequest: {
            /** @enum {string} */
            game: "abalone" | "six";
            fen?: string | null;
            options?: components["schemas"]["Options"];
            moves?: string[];
            move?: string | null;
            cells?: string[] | null;
            to?: string | null;
        };
        FinishedGame: {
            name: string;
            /** @enum {string} */
            game: "abalone" | "six";
            control: string;
            /** @enum {string} */
            result: "1-0" | "0-1" | "1/2-1/2";
            reason: string;
            plies: number;
            created: number;
            ended: number;
            seats: components["schemas"]["Seat"][];
            layout?: string;
        };
        Flagged: {
            /** @enum {string} */
            type: "flagged";
            at: number;
            seat: number;
        };
        Formation: {
            kind: string;
            cells: string[];
            /** @enum {string} */
            player?: "black" | "white" | "red";
            against?: string[];
            missing?: string;
            shape?: string;
            direction?: string;
        };
        Frame: {
            placed?: string[];
            moved?: [
                string,
                string
            ][];
            pushed?: [
                string,
                string
            ][];
            removed?: string[];
            move: string;
            /** @enum {string} */
            side: "black" | "white" | "red";
            seat: number;
            fen: string;
            pushed_off?: {
                black?: number;
                white?: number;
                red?: number;
            };
            hands?: number[];
        };
        GameEvent: components["schemas"]["Created"] | components["schemas"]["Joined"] | components["schemas"]["Moved"] | components["schemas"]["Declared"] | components["schemas"]["DrawOffered"] | components["schemas"]["DrawAgreed"] | components["schemas"]["DrawDeclined"] | components["schemas"]["TakebackAsked"] | components["schemas"]["TakebackAgreed"] | components["schemas"]["TakebackDeclined"] | components["schemas"]["TimeGiven"] | components["schemas"]["Resigned"] | components["schemas"]["Aborted"] | components["schemas"]["Flagged"] | components["schemas"]["RematchOffered"] | components["schemas"]["RematchAgreed"] | components["schemas"]["RematchDeclined"] | components["schemas"]["Transferred"];
        GameMessage: {
            /** @enum {string} */
            type: "game";
            game: string;
            version: number;
            events: (components["schemas"]["Created"] | components["schemas"]["Joined"] | components["schemas"]["Moved"] | components["schemas"]["Declared"] | components["schemas"]["DrawOffered"] | components["schemas"]["DrawAgreed"] | components["schemas"]["DrawDeclined"] | components["schemas"]["TakebackAsked"] | components["schemas"]["TakebackAgreed"] | components["schemas"]["TakebackDeclined"] | components["schemas"]["TimeGiven"] | components["schemas"]["Resigned"] | components["schemas"]["Aborted"] | components["schemas"]["Flagged"] | components["schemas"]["RematchOffered"] | components["schemas"]["RematchAgreed"] | components["schemas"]["RematchDeclined"] | components["schemas"]["Transferred"])[];
            state: components["schemas"]["State"];
            detail?: components["schemas"]["Detail"];
            reset?: boolean;
        };
        GamePage: {
            games: components["schemas"]["FinishedGame"][];
            next?: string;
        };
        GameView: {
            game: string;
            version: number;
            created: components["schemas"]["Created"];
            state: components["schemas"]["State"];
        };
        GiveTime: {
            /** @enum {string} */
            type: "time";
            id?: string;
            seat?: number | null;
            seconds?: number;
        };
        Healthy: {
            status?: string;
        };
        Identity: {
            player: string;
            name: string;
            has_account?: boolean;
        };
        Invitation: {
            /** @enum {string} */
            game: "abalone" | "six";
            chairs: components["schemas"]["Chair"][];
            fen?: string | null;
            options?: components["schemas"]["Options"];
            control?: string;
            listed?: boolean;
        };
        JoinRequest: {
            seat?: number | null;
        };
        Joined: {
            /** @enum {string} */
            type: "joined";
            at: number;
            seat: number;
            id?: string;
            player: string;
            name: string;
        };
        LessonSummary: {
            id: string;
            rule: string;
            /** @enum {string} */
            game: "abalone" | "six";
            figures: string[];
            tasks: number;
        };
        LessonTask: {
            /** @enum {string} */
            kind: "attack" | "cells" | "one" | "play" | "read";
            place: components["schemas"]["PositionRequest"];
            /** @enum {string} */
            turn: "black" | "white" | "red";
            ply: number;
            detail: components["schemas"]["Detail"];
            figure?: string;
            moves?: components["schemas"]["RightMove"][];
            cells?: {
                [key: string]: components["schemas"]["AnswerVerdict"];
            };
            boards?: components["schemas"]["BoardChoice"][];
            turns?: number;
            replies?: {
                [key: string]: string;
            };
        };
        LessonView: {
            id: string;
            rule: string;
            /** @enum {string} */
            game: "abalone" | "six";
            tasks: components["schemas"]["LessonTask"][];
            before?: string;
            after?: string;
        };
        Lines: {
            /** @enum {string} */
            type: "lines";
            id: string;
            depth?: number;
            nodes?: number;
            seconds?: number;
            lines?: components["schemas"]["EngineLine"][];
            waiting?: number;
            done?: boolean;
        };
        LiveChanges: {
            /** @enum {string} */
            type: "live_changes";
            /** @enum {string} */
            game: "abalone" | "any" | "six";
            n: number;
            games: components["schemas"]["LiveGame"][];
            removed: string[];
        };
        LiveGame: {
            name: string;
            created: components["schemas"]["Created"];
            state: components["schemas"]["State"];
            pieces: {
                [key: string]: "black" | "white" | "red";
            };
        };
        LiveMessage: {
            /** @enum {string} */
            type: "live";
            /** @enum {string} */
            game: "abalone" | "any" | "six";
            games: components["schemas"]["LiveGame"][];
            n: number;
        };
        LobbyChanges: {
            /** @enum {string} */
            type: "lobby_changes";
            n: number;
            games: components["schemas"]["OpenGame"][];
            removed: string[];
        };
        LobbyMessage: {
            /** @enum {string} */
            type: "lobby";
            games: components["schemas"]["OpenGame"][];
            n?: number;
        };
        Move: {
            /** @enum {string} */
            type: "move";
            id?: string;
            seat?: number | null;
            move: string;
            ply?: number | null;
        };
        Moved: {
            /** @enum {string} */
            type: "moved";
            at: number;
            seat: number;
            id?: string;
            move: string;
            lag?: number;
        };
        NewName: {
            name: string;
        };
        NewPassword: {
            password: string;
            new: string;
        };
        Notice: {
            /** @enum {string} */
            type: "began" | "finished" | "offer" | "turn";
            game: string;
            version: number;
            seats: number[];
            state: components["schemas"]["State"];
            created?: components["schemas"]["Created"];
            /** @enum {string} */
            offer?: "draw" | "rematch" | "takeback";
        };
        OfferState: {
            by: number;
            waits_for: number[];
        };
        OpenGame: {
            name: string;
            /** @enum {string} */
            game: "abalone" | "six";
            fen: string;
            options: components["schemas"]["Options"];
            control: string;
            seats: components["schemas"]["Seat"][];
            open: number[];
            by: string;
            created: number;
            layout?: string;
        };
        OpenSession: {
            id: string;
            created: number;
            seen?: number;
            current?: boolean;
        };
        Options: {
            layout?: string | null;
            repetition?: number | null;
            ply_limit?: number | null;
            quiet_limit?: number | null;
            rules?: ("advanced" | "basic") | null;
            declare?: ("auto" | "manual") | null;
            first_move?: ("free" | "restricted") | null;
            players?: (2 | 4) | null;
            begins?: (1 | 2) | null;
        };
        PictureRequest: {
            /** @enum {string} */
            game: "abalone" | "six";
            fen?: string | null;
            options?: components["schemas"]["Options"];
            moves?: string[];
            /** @enum {string} */
            format?: "png" | "svg";
            size?: number;
            /** @enum {string} */
            theme?: "colour-blind" | "colour-blind-dark" | "dark" | "light";
            flipped?: boolean;
            coordinates?: boolean;
            last_move?: boolean;
            highlights?: {
                [key: string]: string;
            };
            labels?: {
                [key: string]: string;
            };
            arrows?: [
                string,
                string
            ][];
            formations?: string[];
        };
        Ping: {
            /** @enum {string} */
            type: "ping";
            n?: number;
        };
        Pong: {
            /** @enum {string} */
            type: "pong";
            n?: number;
        };
        PositionRequest: {
            /** @enum {string} */
            game: "abalone" | "six";
            fen?: string | null;
            options?: components["schemas"]["Options"];
            moves?: string[];
        };
        PositionView: {
            /** @enum {string} */
            game: "abalone" | "six";
            fen: string;
            ply: number;
            /** @enum {string} */
            turn: "black" | "white" | "red";
            seat: number;
            detail: components["schemas"]["Detail"];
            formations: components["schemas"]["Formation"][];
            result?: components["schemas"]["Result"];
        };
        PuzzleAttempt: {
            moves: string[];
        };
        PuzzleVerdict: {
            right: boolean;
            finished: boolean;
            film: components["schemas"]["Replay"];
            position: components["schemas"]["PositionView"];
            /** @enum {string} */
            because?: "escapes" | "falls" | "loses" | "misses";
        };
        PuzzleView: {
            id: string;
            /** @enum {string} */
            game: "abalone" | "six";
            /** @enum {string} */
            kind: "ejection" | "sumito" | "win" | "defence" | "split";
            /** @enum {string} */
            side: "black" | "white" | "red";
            difficulty: number;
            own_moves: number;
            within: number;
            position: components["schemas"]["PositionView"];
            options: components["schemas"]["Options"];
            /** @enum {string} */
            accepts?: "move" | "tile";
            day?: string;
        };
        ReadRecord: {
            /** @enum {string} */
            game: "abalone" | "six";
            fen: string;
            options: components["schemas"]["Options"];
            pieces: {
                [key: string]: "black" | "white" | "red";
            };
            tags: {
                [key: string]: string;
            };
            line: components["schemas"]["RecordNode"][];
            comment?: string;
            result?: components["schemas"]["Result"];
        };
        Ready: {
            status?: string;
            clocks?: string;
        };
        RecordNode: {
            placed?: string[];
            moved?: [
                string,
                string
            ][];
            pushed?: [
                string,
                string
            ][];
            removed?: string[];
            move: string;
            /** @enum {string} */
            side: "black" | "white" | "red";
            seat: number;
            fen: string;
            pushed_off?: {
                black?: number;
                white?: number;
                red?: number;
            };
            hands?: number[];
            comment?: string;
            nags?: number[];
            clock?: number;
            eval?: string;
            variations?: components["schemas"]["RecordNode"][][];
        };
        RecordText: {
            text: string;
        };
        Refused: {
            /** @enum {string} */
            type: "refused";
            code: string;
            text: string;
            rule?: string;
            game?: string;
            id?: string;
            wait?: number;
            field?: string;
            params?: {
                [key: string]: string | number;
            };
        };
        Rematch: {
            /** @enum {string} */
            type: "rematch";
            id?: string;
            seat?: number | null;
            yes?: boolean;
        };
        RematchAgreed: {
            /** @enum {string} */
            type: "rematch_agreed";
            at: number;
            seat: number;
            id?: string;
        };
        RematchDeclined: {
            /** @enum {string} */
            type: "rematch_declined";
            at: number;
            seat: number;
            id?: string;
        };
        RematchOffered: {
            /** @enum {string} */
            type: "rematch_offered";
            at: number;
            seat: number;
            id?: string;
            next: string;
        };
        Replay: {
            /** @enum {string} */
            game: "abalone" | "six";
            fen: string;
            options: components["schemas"]["Options"];
            pieces: {
                [key: string]: "black" | "white" | "red";
            };
            frames: components["schemas"]["Frame"][];
            result?: components["schemas"]["Result"];
        };
        Resign: {
            /** @enum {string} */
            type: "resign";
            id?: string;
            seat?: number | null;
        };
        Resigned: {
            /** @enum {string} */
            type: "resigned";
            at: number;
            seat: number;
            id?: string;
        };
        Result: {
            /** @enum {string} */
            result: "1-0" | "0-1" | "1/2-1/2";
            reason: string;
            /** @enum {string} */
            winner?: "black" | "white" | "red";
            rule?: string;
            /** @enum {string} */
            shape?: "line" | "triangle" | "ring";
            cells?: string[];
        };
        ReviewBody: {
            /** @enum {string} */
            game: "abalone" | "six";
            fen?: string | null;
            options?: components["schemas"]["Options"];
            moves?: string[];
            seconds?: number;
        };
        ReviewedPosition: {
            ply: number;
            points: number;
            expected: number;
            best: string[];
            win_in?: number;
            /** @enum {integer} */
            mark?: 2 | 4 | 6;
        };
        RightMove: {
            placed?: string[];
            moved?: [
                string,
                string
            ][];
            pushed?: [
                string,
                string
            ][];
            removed?: string[];
            move: string;
            result?: components["schemas"]["Result"];
        };
        Seat: {
            /** @enum {string} */
            kind: "engine" | "open" | "player";
            player?: string;
            name?: string;
            level?: number;
        };
        ServerMessage: components["schemas"]["GameMessage"] | components["schemas"]["EventMessage"] | components["schemas"]["Done"] | components["schemas"]["Refused"] | components["schemas"]["LobbyMessage"] | components["schemas"]["LobbyChanges"] | components["schemas"]["LiveMessage"] | components["schemas"]["LiveChanges"] | components["schemas"]["Lines"] | components["schemas"]["Ping"] | components["schemas"]["Pong"];
        State: {
            /** @enum {string} */
            status: "aborted" | "open" | "over" | "playing";
            fen: string;
            ply: number;
            turn?: number;
            clock?: number[];
            last?: string;
            result?: components["schemas"]["Result"];
            offers?: {
                draw?: components["schemas"]["OfferState"];
                takeback?: components["schemas"]["OfferState"];
                rematch?: components["schemas"]["OfferState"];
            };
            seats?: components["schemas"]["Seat"][];
            next?: string;
            /** @enum {string} */
            reason?: "" | "idle";
        };
        SubscribeToLive: {
            /** @enum {string} */
            type: "live";
            on?: boolean;
            /** @enum {string} */
            game?: "abalone" | "any" | "six";
        };
        SubscribeToLobby: {
            /** @enum {string} */
            type: "lobby";
            on?: boolean;
        };
        Takeback: {
            /** @enum {string} */
            type: "takeback";
            id?: string;
            seat?: number | null;
            yes?: boolean;
        };
        TakebackAgreed: {
            /** @enum {string} */
            type: "takeback_agreed";
            at: number;
            seat: number;
            id?: string;
        };
        TakebackAsked: {
            /** @enum {string} */
            type: "takeback_asked";
            at: number;
            seat: number;
            id?: string;
            plies: number;
        };
        TakebackDeclined: {
            /** @enum {string} */
            type: "takeback_declined";
            at: number;
            seat: number;
            id?: string;
        };
        TimeGiven: {
            /** @enum {string} */
            type: "time_given";
            at: number;
            seat: number;
            id?: string;
            centiseconds: number;
        };
        Token: {
            id: string;
            label: string;
            created: number;
            token?: string;
        };
        TokenLabel: {
            label: string;
        };
        Transferred: {
            /** @enum {string} */
            type: "transferred";
            at: number;
            before: string;
            player: string;
            name: string;
        };
        Unwatch: {
            /** @enum {string} */
            type: "unwatch";
            game: string;
        };
        Verdict: {
            legal: boolean;
            code: string;
            text: string;
            rule?: string;
            move?: string;
        };
        Watch: {
            /** @enum {string} */
            type: "watch";
            game: string;
            from?: number;
            detail?: boolean;
            at?: number | null;
        };
        WrittenNode: {
            move: string;
            comment?: string;
            nags?: number[];
            clock?: number | null;
            eval?: string;
            variations?: components["schemas"]["WrittenNode"][][];
        };
        WrittenRecord: {
            /** @enum {string} */
            game: "abalone" | "six";
            line: components["schemas"]["WrittenNode"][];
            fen?: string | null;
            options?: components["schemas"]["Options"];
            tags?: {
                [key: string]: string;
            };
            comment?: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type Abort = components['schemas']['Abort'];
export type Aborted = components['schemas']['Aborted'];
export type Act = components['schemas']['Act'];
export type ActOn = components['schemas']['ActOn'];
export type Activity = components['schemas']['Activity'];
export type Analyse = components['schemas']['Analyse'];
export type AnswerVerdict = components['schemas']['AnswerVerdict'];
export type BoardChoice = components['schemas']['BoardChoice'];
export type Chair = components['schemas']['Chair'];
export type ClientMessage = components['schemas']['ClientMessage'];
export type Confirmation = components['schemas']['Confirmation'];
export type Created = components['schemas']['Created'];
export type Credentials = components['schemas']['Credentials'];
export type Declare = components['schemas']['Declare'];
export type Declared = components['schemas']['Declared'];
export type Detail = components['schemas']['Detail'];
export type Done = components['schemas']['Done'];
export type Draw = components['schemas']['Draw'];
export type DrawAgreed = components['schemas']['DrawAgreed'];
export type DrawDeclined = components['schemas']['DrawDeclined'];
export type DrawOffered = components['schemas']['DrawOffered'];
export type Effect = components['schemas']['Effect'];
export type EngineLine = components['schemas']['EngineLine'];
export type EventMessage = components['schemas']['EventMessage'];
export type ExplainRequest = components['schemas']['ExplainRequest'];
export type FinishedGame = components['schemas']['FinishedGame'];
export type Flagged = components['schemas']['Flagged'];
export type Formation = components['schemas']['Formation'];
export type Frame = components['schemas']['Frame'];
export type GameEvent = components['schemas']['GameEvent'];
export type GameMessage = components['schemas']['GameMessage'];
export type GamePage = components['schemas']['GamePage'];
export type GameView = components['schemas']['GameView'];
export type GiveTime = components['schemas']['GiveTime'];
export type Healthy = components['schemas']['Healthy'];
export type Identity = components['schemas']['Identity'];
export type Invitation = components['schemas']['Invitation'];
export type JoinRequest = components['schemas']['JoinRequest'];
export type Joined = components['schemas']['Joined'];
export type LessonSummary = components['schemas']['LessonSummary'];
export type LessonTask = components['schemas']['LessonTask'];
export type LessonView = components['schemas']['LessonView'];
export type Lines = components['schemas']['Lines'];
export type LiveChanges = components['schemas']['LiveChanges'];
export type LiveGame = components['schemas']['LiveGame'];
export type LiveMessage = components['schemas']['LiveMessage'];
export type LobbyChanges = components['schemas']['LobbyChanges'];
export type LobbyMessage = components['schemas']['LobbyMessage'];
export type Move = components['schemas']['Move'];
export type Moved = components['schemas']['Moved'];
export type NewName = components['schemas']['NewName'];
export type NewPassword = components['schemas']['NewPassword'];
export type Notice = components['schemas']['Notice'];
export type OfferState = components['schemas']['OfferState'];
export type OpenGame = components['schemas']['OpenGame'];
export type OpenSession = components['schemas']['OpenSession'];
export type Options = components['schemas']['Options'];
export type PictureRequest = components['schemas']['PictureRequest'];
export type Ping = components['schemas']['Ping'];
export type Pong = components['schemas']['Pong'];
export type PositionRequest = components['schemas']['PositionRequest'];
export type PositionView = components['schemas']['PositionView'];
export type PuzzleAttempt = components['schemas']['PuzzleAttempt'];
export type PuzzleVerdict = components['schemas']['PuzzleVerdict'];
export type PuzzleView = components['schemas']['PuzzleView'];
export type ReadRecord = components['schemas']['ReadRecord'];
export type Ready = components['schemas']['Ready'];
export type RecordNode = components['schemas']['RecordNode'];
export type RecordText = components['schemas']['RecordText'];
export type Refused = components['schemas']['Refused'];
export type Rematch = components['schemas']['Rematch'];
export type RematchAgreed = components['schemas']['RematchAgreed'];
export type RematchDeclined = components['schemas']['RematchDeclined'];
export type RematchOffered = components['schemas']['RematchOffered'];
export type Replay = components['schemas']['Replay'];
export type Resign = components['schemas']['Resign'];
export type Resigned = components['schemas']['Resigned'];
export type Result = components['schemas']['Result'];
export type ReviewBody = components['schemas']['ReviewBody'];
export type ReviewedPosition = components['schemas']['ReviewedPosition'];
export type RightMove = components['schemas']['RightMove'];
export type Seat = components['schemas']['Seat'];
export type ServerMessage = components['schemas']['ServerMessage'];
export type State = components['schemas']['State'];
export type SubscribeToLive = components['schemas']['SubscribeToLive'];
export type SubscribeToLobby = components['schemas']['SubscribeToLobby'];
export type Takeback = components['schemas']['Takeback'];
export type TakebackAgreed = components['schemas']['TakebackAgreed'];
export type TakebackAsked = components['schemas']['TakebackAsked'];
export type TakebackDeclined = components['schemas']['TakebackDeclined'];
export type TimeGiven = components['schemas']['TimeGiven'];
export type Token = components['schemas']['Token'];
export type TokenLabel = components['schemas']['TokenLabel'];
export type Transferred = components['schemas']['Transferred'];
export type Unwatch = components['schemas']['Unwatch'];
export type Verdict = components['schemas']['Verdict'];
export type Watch = components['schemas']['Watch'];
export type WrittenNode = components['schemas']['WrittenNode'];
export type WrittenRecord = components['schemas']['WrittenRecord'];
