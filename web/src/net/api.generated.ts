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
            ends?: "" | "1-0" | "0-1" | "1/2-1/2";
            /** @enum {string} */
            reason?: "" | "idle" | "left" | "decided" | "declined" | "declined-too-fast" | "declined-too-slow" | "declined-other-game" | "declined-rated" | "declined-casual" | "declined-later" | "declined-not-now";
        };
        /** @enum {string} */
        AbsenceKind: "bye" | "half" | "zero";
        AccountView: {
            login: string;
            name: string;
            created: number;
            email?: string;
            email_confirmed?: boolean;
            hides_seen?: boolean;
            seen?: number;
            zone?: string;
            reminders?: boolean;
            vacation_until?: number;
            vacation_days?: number;
            vacation_begins?: number;
        };
        Act: components["schemas"]["Move"] | components["schemas"]["Declare"] | components["schemas"]["Resign"] | components["schemas"]["Draw"] | components["schemas"]["Takeback"] | components["schemas"]["Abort"] | components["schemas"]["Claim"] | components["schemas"]["Decline"] | components["schemas"]["GiveTime"] | components["schemas"]["Rematch"] | components["schemas"]["Berserk"];
        ActOn: {
            /** @enum {string} */
            type: "act";
            game: string;
            act: components["schemas"]["Move"] | components["schemas"]["Declare"] | components["schemas"]["Resign"] | components["schemas"]["Draw"] | components["schemas"]["Takeback"] | components["schemas"]["Abort"] | components["schemas"]["Claim"] | components["schemas"]["Decline"] | components["schemas"]["GiveTime"] | components["schemas"]["Rematch"] | components["schemas"]["Berserk"];
            from?: number;
            at?: number | null;
        };
        Activity: {
            playing: number;
            connected: number;
        };
        AddEntrants: {
            /** @enum {string} */
            type: "add_entrants";
            id?: string;
            entrants: components["schemas"]["NewEntrant"][];
        };
        AddOrganiser: {
            /** @enum {string} */
            type: "add_organiser";
            id?: string;
            player: string;
        };
        Announce: {
            /** @enum {string} */
            type: "announce";
            id?: string;
        };
        Announced: {
            /** @enum {string} */
            type: "announced";
            time: number;
            by?: string;
            id?: string;
        };
        Anonymised: {
            /** @enum {string} */
            type: "anonymised";
            at: number;
            player: string;
            name?: string;
        };
        AnswerVerdict: {
            right: boolean;
            rule?: string;
            code?: string;
            text?: string;
        };
        AttemptPage: {
            attempts: components["schemas"]["AttemptView"][];
            rating?: components["schemas"]["RatingView"];
            next?: number;
        };
        AttemptView: {
            number: number;
            puzzle: string;
            /** @enum {string} */
            game: "abalone" | "six";
            difficulty: number;
            themes: ("sumito-2-1" | "sumito-3-1" | "sumito-3-2" | "quiet-move" | "broadside" | "double-attack" | "last-marble" | "one-move" | "two-moves" | "three-moves" | "line" | "triangle" | "ring" | "double-threat" | "defence" | "split" | "moving")[];
            solved: boolean;
            ended: number;
            before: number;
            after: number;
            deviation: number;
            expected: number;
            seconds?: number;
            repeated?: number;
            solved_later?: boolean;
        };
        Away: {
            /** @enum {string} */
            type: "away";
            on?: boolean;
        };
        BeReady: {
            /** @enum {string} */
            type: "ready";
            id?: string;
            pairing: number;
            yes?: boolean;
        };
        Berserk: {
            /** @enum {string} */
            type: "berserk";
            id?: string;
            seat?: number | null;
        };
        Berserked: {
            /** @enum {string} */
            type: "berserked";
            at: number;
            seat: number;
            id?: string;
            /** @enum {string} */
            ends?: "" | "1-0" | "0-1" | "1/2-1/2";
        };
        Blocked: {
            player: string;
            name: string;
            has_account?: boolean;
        };
        BlockedPlayers: {
            players: components["schemas"]["Blocked"][];
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
        BracketView: {
            rounds: components["schemas"]["MatchView"][][];
            third_place?: components["schemas"]["MatchView"];
        };
        ByeCancelled: {
            /** @enum {string} */
            type: "bye_cancelled";
            time: number;
            by?: string;
            id?: string;
            number: number;
            round: number;
        };
        ByeRequested: {
            /** @enum {string} */
            type: "bye_requested";
            time: number;
            by?: string;
            id?: string;
            number: number;
            round: number;
        };
        Cancel: {
            /** @enum {string} */
            type: "cancel";
            id?: string;
            reason: string;
        };
        Cancelled: {
            /** @enum {string} */
            type: "cancelled";
            time: number;
            by?: string;
            id?: string;
            reason: string;
        };
        Chair: {
            /** @enum {string} */
            who: "anyone" | "engine" | "me";
            level?: number;
        };
        Change: {
            /** @enum {string} */
            type: "change";
            id?: string;
            settings: components["schemas"]["TournamentSettings"];
        };
        Changed: {
            /** @enum {string} */
            type: "changed";
            time: number;
            by?: string;
            id?: string;
            settings: components["schemas"]["TournamentSettings"];
        };
        ChatChoice: {
            on: boolean;
        };
        Claim: {
            /** @enum {string} */
            type: "claim";
            id?: string;
            seat?: number | null;
            /** @enum {string} */
            result: "abort" | "draw" | "win";
        };
        ClaimState: {
            seats: number[];
            wait: number;
            results: ("abort" | "draw" | "win")[];
        };
        Claimed: {
            /** @enum {string} */
            type: "claimed";
            at: number;
            seat: number;
            id?: string;
            /** @enum {string} */
            ends?: "" | "1-0" | "0-1" | "1/2-1/2";
            /** @enum {string} */
            result: "abort" | "draw" | "win";
        };
        ClientMessage: components["schemas"]["Watch"] | components["schemas"]["Unwatch"] | components["schemas"]["ActOn"] | components["schemas"]["SubscribeToLobby"] | components["schemas"]["SubscribeToLive"] | components["schemas"]["SubscribeToMine"] | components["schemas"]["SubscribeToWaiting"] | components["schemas"]["SubscribeToTournament"] | components["schemas"]["Seek"] | components["schemas"]["Away"] | components["schemas"]["Ping"] | components["schemas"]["Pong"];
        Confirm: {
            /** @enum {string} */
            type: "confirm";
            id?: string;
            entrant: number;
        };
        ConfirmLink: {
            link: string;
        };
        Confirmation: {
            password: string;
        };
        Confirmed: {
            /** @enum {string} */
            type: "confirmed";
            time: number;
            by?: string;
            id?: string;
            number: number;
        };
        ConfirmedEmail: {
            email: string;
        };
        Contact: {
            mails: boolean;
            contact: string;
        };
        Correct: {
            /** @enum {string} */
            type: "correct";
            id?: string;
            pairing: number;
            reason: string;
            result?: ("+/-" | "-/+" | "-/-" | "0-1" | "1-0" | "1/2-1/2") | null;
        };
        Corrected: {
            /** @enum {string} */
            type: "corrected";
            time: number;
            by?: string;
            id?: string;
            number: number;
            reason: string;
            /** @enum {string} */
            result?: "+/-" | "-/+" | "-/-" | "0-1" | "1-0" | "1/2-1/2";
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
            rated?: boolean;
            invited?: string;
            weekends?: boolean;
            series?: components["schemas"]["Series"];
            tournament?: components["schemas"]["TournamentGame"];
            imported?: boolean;
        };
        Credentials: {
            login: string;
            password: string;
        };
        CrosstableCell: {
            round: number;
            opponent?: number;
            is_first?: boolean;
            score?: string;
            absence?: string;
        };
        CrosstableView: {
            entrants: number[];
            rows: components["schemas"]["CrosstableCell"][][][];
        };
        Deadline: {
            deadline?: number;
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
            /** @enum {string} */
            ends?: "" | "1-0" | "0-1" | "1/2-1/2";
        };
        Decline: {
            /** @enum {string} */
            type: "decline";
            id?: string;
            seat?: number | null;
            /** @enum {string} */
            reason?: "" | "casual" | "later" | "not-now" | "other-game" | "rated" | "too-fast" | "too-slow";
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
            /** @enum {string} */
            ends?: "" | "1-0" | "0-1" | "1/2-1/2";
        };
        DrawDeclined: {
            /** @enum {string} */
            type: "draw_declined";
            at: number;
            seat: number;
            id?: string;
            /** @enum {string} */
            ends?: "" | "1-0" | "0-1" | "1/2-1/2";
        };
        DrawOffered: {
            /** @enum {string} */
            type: "draw_offered";
            at: number;
            seat: number;
            id?: string;
            /** @enum {string} */
            ends?: "" | "1-0" | "0-1" | "1/2-1/2";
        };
        DrawnAbsence: {
            entrant: number;
            kind: components["schemas"]["AbsenceKind"];
        };
        DrawnPairing: {
            number: number;
            first: number;
            second: number;
            game?: string;
            match_game?: number;
            is_extra?: boolean;
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
        EmbeddedGame: {
            name: string;
            version: number;
            /** @enum {string} */
            game: "abalone" | "six";
            fen: string;
            options: components["schemas"]["Options"];
            moves: string[];
            players: [
                string,
                string
            ];
            /** @enum {string} */
            status: "aborted" | "open" | "over" | "playing";
            result?: components["schemas"]["Result"];
            /** @enum {string} */
            reason?: "" | "idle" | "left" | "decided" | "declined" | "declined-too-fast" | "declined-too-slow" | "declined-other-game" | "declined-rated" | "declined-casual" | "declined-later" | "declined-not-now";
        };
        EmbeddedPage: {
            game?: components["schemas"]["EmbeddedGame"];
            puzzle?: string;
            refused?: components["schemas"]["Refused"];
        };
        EngineLevels: {
            /** @enum {string} */
            game: "abalone" | "six";
            levels: components["schemas"]["LevelRating"][];
        };
        Enter: {
            /** @enum {string} */
            type: "enter";
            id?: string;
            partner?: string | null;
            name?: string;
            key?: string;
        };
        Entered: {
            /** @enum {string} */
            type: "entered";
            time: number;
            by?: string;
            id?: string;
            number: number;
            members: components["schemas"]["Member"][];
            name?: string;
            rating?: number;
        };
        EntrantList: {
            entrants: components["schemas"]["EntrantView"][];
        };
        EntrantView: {
            number: number;
            name: string;
            members: components["schemas"]["Member"][];
            /** @enum {string} */
            status: "active" | "unconfirmed" | "withdrawn";
            rating?: number;
            unconfirmed?: string[];
            byes?: number[];
            reason?: string;
        };
        EntrantsText: {
            text: string;
            /** @enum {string} */
            format?: "csv" | "trf";
            id?: string;
        };
        EntryLink: {
            key: string;
        };
        EventMessage: {
            /** @enum {string} */
            type: "event";
            game: string;
            version: number;
            event: components["schemas"]["Created"] | components["schemas"]["Joined"] | components["schemas"]["Moved"] | components["schemas"]["Declared"] | components["schemas"]["DrawOffered"] | components["schemas"]["DrawAgreed"] | components["schemas"]["DrawDeclined"] | components["schemas"]["TakebackAsked"] | components["schemas"]["TakebackAgreed"] | components["schemas"]["TakebackDeclined"] | components["schemas"]["TimeGiven"] | components["schemas"]["Resigned"] | components["schemas"]["Aborted"] | components["schemas"]["Claimed"] | components["schemas"]["Flagged"] | components["schemas"]["Forfeited"] | components["schemas"]["Berserked"] | components["schemas"]["Paused"] | components["schemas"]["Resumed"] | components["schemas"]["RematchOffered"] | components["schemas"]["RematchAgreed"] | components["schemas"]["RematchDeclined"] | components["schemas"]["Transferred"] | components["schemas"]["Anonymised"];
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
        Finish: {
            /** @enum {string} */
            type: "finish";
            id?: string;
            reason: string;
        };
        Finished: {
            /** @enum {string} */
            type: "finished";
            time: number;
            by?: string;
            id?: string;
            ranks: [
                number,
                number
            ][];
            reason?: string;
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
            rated?: boolean;
            /** @enum {string} */
            speed?: "" | "bullet" | "blitz" | "rapid" | "classical" | "correspondence";
            series?: components["schemas"]["Series"];
            tournament?: string;
            imported?: boolean;
        };
        Flagged: {
            /** @enum {string} */
            type: "flagged";
            at: number;
            seat: number;
            /** @enum {string} */
            ends?: "" | "1-0" | "0-1" | "1/2-1/2";
        };
        Followed: {
            player: string;
            name: string;
            /** @enum {string} */
            presence?: "away" | "gone" | "online";
            playing?: string;
        };
        FollowedPlayers: {
            players: components["schemas"]["Followed"][];
        };
        Forfeited: {
            /** @enum {string} */
            type: "forfeited";
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
        GameEvent: components["schemas"]["Created"] | components["schemas"]["Joined"] | components["schemas"]["Moved"] | components["schemas"]["Declared"] | components["schemas"]["DrawOffered"] | components["schemas"]["DrawAgreed"] | components["schemas"]["DrawDeclined"] | components["schemas"]["TakebackAsked"] | components["schemas"]["TakebackAgreed"] | components["schemas"]["TakebackDeclined"] | components["schemas"]["TimeGiven"] | components["schemas"]["Resigned"] | components["schemas"]["Aborted"] | components["schemas"]["Claimed"] | components["schemas"]["Flagged"] | components["schemas"]["Forfeited"] | components["schemas"]["Berserked"] | components["schemas"]["Paused"] | components["schemas"]["Resumed"] | components["schemas"]["RematchOffered"] | components["schemas"]["RematchAgreed"] | components["schemas"]["RematchDeclined"] | components["schemas"]["Transferred"] | components["schemas"]["Anonymised"];
        GameMessage: {
            /** @enum {string} */
            type: "game";
            game: string;
            version: number;
            events: (components["schemas"]["Created"] | components["schemas"]["Joined"] | components["schemas"]["Moved"] | components["schemas"]["Declared"] | components["schemas"]["DrawOffered"] | components["schemas"]["DrawAgreed"] | components["schemas"]["DrawDeclined"] | components["schemas"]["TakebackAsked"] | components["schemas"]["TakebackAgreed"] | components["schemas"]["TakebackDeclined"] | components["schemas"]["TimeGiven"] | components["schemas"]["Resigned"] | components["schemas"]["Aborted"] | components["schemas"]["Claimed"] | components["schemas"]["Flagged"] | components["schemas"]["Forfeited"] | components["schemas"]["Berserked"] | components["schemas"]["Paused"] | components["schemas"]["Resumed"] | components["schemas"]["RematchOffered"] | components["schemas"]["RematchAgreed"] | components["schemas"]["RematchDeclined"] | components["schemas"]["Transferred"] | components["schemas"]["Anonymised"])[];
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
        GamesOfPlayer: {
            games: components["schemas"]["PlayedGame"][];
            next?: string;
        };
        GiveTime: {
            /** @enum {string} */
            type: "time";
            id?: string;
            seat?: number | null;
            seconds?: number;
        };
        GivenUp: {
            seconds?: number | null;
        };
        Healthy: {
            status?: string;
        };
        HistoryPoint: {
            time: number;
            rating: number;
            provisional?: boolean;
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
            rated?: boolean;
            to?: string | null;
            weekends?: boolean;
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
            /** @enum {string} */
            ends?: "" | "1-0" | "0-1" | "1/2-1/2";
            player: string;
            name: string;
        };
        Leader: {
            rank: number;
            player: string;
            name: string;
            rating: components["schemas"]["RatingView"];
        };
        Leaderboard: {
            players: components["schemas"]["Leader"][];
            next?: string;
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
        LevelRating: {
            level: number;
            rating: number;
            provisional?: boolean;
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
        LogIn: {
            login: string;
            password: string;
            games?: boolean;
        };
        MailLanguage: {
            /** @enum {string} */
            language?: "de" | "en" | "hu" | "tr";
        };
        MatchView: {
            higher?: number;
            lower?: number;
            score?: [
                number,
                number
            ];
            games?: components["schemas"]["PairingView"][];
            winner?: number;
            /** @enum {string} */
            decision?: "" | "bye" | "extra-games" | "games" | "seed" | "withdrawal";
        };
        Member: {
            name: string;
            player?: string;
        };
        MemberAnonymised: {
            /** @enum {string} */
            type: "anonymised";
            time: number;
            by?: string;
            id?: string;
            player: string;
            name?: string;
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
            /** @enum {string} */
            ends?: "" | "1-0" | "0-1" | "1/2-1/2";
            move: string;
            lag?: number;
        };
        NewEmail: {
            /** Format: email */
            email: string;
            password: string;
            /** @enum {string} */
            language?: "de" | "en" | "hu" | "tr";
        };
        NewEntrant: {
            members: string[];
            name?: string;
            rating?: number;
        };
        NewMessage: {
            id: string;
            phrase?: ("back-again" | "good-game" | "good-luck" | "good-move" | "goodbye" | "have-fun" | "hello" | "must-go" | "one-moment" | "rematch" | "sorry" | "thanks" | "well-played" | "you-are-welcome") | null;
            text?: string;
        };
        NewName: {
            name: string;
        };
        NewPassword: {
            password: string;
            new: string;
        };
        NewVacation: {
            days: number;
            begins?: string | null;
        };
        Notice: {
            /** @enum {string} */
            type: "began" | "challenge" | "challenging" | "finished" | "offer" | "passed" | "turn";
            game: string;
            version: number;
            seats: number[];
            state: components["schemas"]["State"];
            created?: components["schemas"]["Created"];
            /** @enum {string} */
            offer?: "draw" | "rematch" | "takeback";
        };
        NoticeMessage: {
            /** @enum {string} */
            type: "notice";
            notice: components["schemas"]["Notice"];
        };
        OfferState: {
            by: number;
            waits_for: number[];
        };
        Open: {
            /** @enum {string} */
            type: "open";
            id?: string;
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
            rated?: boolean;
            weekends?: boolean;
        };
        OpenSession: {
            id: string;
            created: number;
            seen?: number;
            current?: boolean;
        };
        Opened: {
            /** @enum {string} */
            type: "opened";
            time: number;
            by?: string;
            id?: string;
        };
        Opponent: {
            games: number;
            wins: number;
            draws: number;
            losses: number;
            player?: string;
            name?: string;
            level?: number;
            has_account?: boolean;
        };
        OpponentPage: {
            opponents: components["schemas"]["Opponent"][];
            next?: string;
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
        Organiser: {
            player: string;
            name: string;
        };
        OrganiserAdded: {
            /** @enum {string} */
            type: "organiser_added";
            time: number;
            by?: string;
            id?: string;
            player: string;
        };
        OrganiserRemoved: {
            /** @enum {string} */
            type: "organiser_removed";
            time: number;
            by?: string;
            id?: string;
            player: string;
        };
        OwnGamesMessage: {
            /** @enum {string} */
            type: "mine";
            games: string[];
        };
        Pair: {
            /** @enum {string} */
            type: "pair";
            id?: string;
            minutes?: number;
        };
        Paired: {
            /** @enum {string} */
            type: "paired";
            game: string;
        };
        PairingView: {
            number: number;
            first: number;
            second: number;
            begins: number;
            round?: number;
            game?: string;
            /** @enum {string} */
            result?: "+/-" | "-/+" | "-/-" | "0-1" | "1-0" | "1/2-1/2";
            berserk?: number[];
            match_game?: number;
            is_extra?: boolean;
            ready?: number[];
            is_called?: boolean;
        };
        Pause: {
            /** @enum {string} */
            type: "pause";
            id?: string;
            reason?: string;
        };
        PauseState: {
            /** @enum {string} */
            reason: "vacation" | "weekend";
            until: number;
        };
        Paused: {
            /** @enum {string} */
            type: "paused";
            at: number;
            seat: number;
            /** @enum {string} */
            reason: "vacation" | "weekend";
            until: number;
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
        PlayedGame: {
            name: string;
            /** @enum {string} */
            game: "abalone" | "six";
            control: string;
            /** @enum {string} */
            status: "open" | "playing" | "over" | "aborted";
            created: number;
            seats: components["schemas"]["Seat"][];
            layout?: string;
            rated?: boolean;
            /** @enum {string} */
            speed?: "" | "bullet" | "blitz" | "rapid" | "classical" | "correspondence";
            ended?: number;
            /** @enum {string} */
            result?: "1-0" | "0-1" | "1/2-1/2";
            reason?: string;
            plies?: number;
            series?: components["schemas"]["Series"];
            tournament?: string;
            imported?: boolean;
            /** @enum {string} */
            score?: "" | "win" | "draw" | "loss";
        };
        PlayerCard: {
            player: string;
            name: string;
            ratings: components["schemas"]["RatingView"][];
        };
        PlayerCards: {
            players: components["schemas"]["PlayerCard"][];
        };
        PlayerMessage: {
            number: number;
            seat: number;
            time: number;
            /** @enum {string} */
            phrase?: "back-again" | "good-game" | "good-luck" | "good-move" | "goodbye" | "have-fun" | "hello" | "must-go" | "one-moment" | "rematch" | "sorry" | "thanks" | "well-played" | "you-are-welcome";
            text?: string;
        };
        PlayerMessages: {
            /** @enum {string} */
            type: "messages";
            game: string;
            messages: components["schemas"]["PlayerMessage"][];
            chat: boolean[];
        };
        PlayerPage: {
            players: components["schemas"]["PlayerSummary"][];
            next?: string;
        };
        PlayerSummary: {
            player: string;
            name: string;
            since: number;
        };
        PlayerTournament: {
            tournament: components["schemas"]["TournamentSummary"];
            /** @enum {string} */
            role: "active" | "organiser" | "unconfirmed" | "withdrawn";
            entrant?: number;
            rank?: number;
        };
        PlayerTournaments: {
            tournaments: components["schemas"]["PlayerTournament"][];
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
        PreparedMoves: {
            ply: number;
            lines: string[][];
        };
        PreparedMovesView: {
            ply: number;
            lines: string[][];
        };
        PresenceMessage: {
            /** @enum {string} */
            type: "presence";
            game: string;
            seats: (("away" | "gone" | "online") | null)[];
            spectators?: number;
            claim?: components["schemas"]["ClaimState"];
        };
        Preset: {
            name: string;
            settings: components["schemas"]["TournamentSettings"];
        };
        PresetList: {
            presets: components["schemas"]["Preset"][];
        };
        Profile: {
            player: string;
            name: string;
            since: number;
            ratings: components["schemas"]["RatingView"][];
            results: {
                abalone?: components["schemas"]["Results"];
                six?: components["schemas"]["Results"];
            };
            rated_results: {
                abalone?: components["schemas"]["Results"];
                six?: components["schemas"]["Results"];
            };
            seen?: number;
            closed?: boolean;
        };
        PuzzleAttempt: {
            moves: string[];
            seconds?: number | null;
        };
        PuzzleRating: {
            mean: number;
            deviation: number;
            attempts?: number;
        };
        PuzzleSolution: {
            /** @enum {string} */
            game: "abalone" | "six";
            fen: string;
            options: components["schemas"]["Options"];
            pieces: {
                [key: string]: "black" | "white" | "red";
            };
            frames: components["schemas"]["Frame"][];
            result?: components["schemas"]["Result"];
            attempt?: components["schemas"]["RatedResultView"];
        };
        PuzzleVerdict: {
            right: boolean;
            finished: boolean;
            film: components["schemas"]["Replay"];
            position: components["schemas"]["PositionView"];
            /** @enum {string} */
            because?: "escapes" | "falls" | "loses" | "misses";
            attempt?: components["schemas"]["RatedResultView"];
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
            themes: ("sumito-2-1" | "sumito-3-1" | "sumito-3-2" | "quiet-move" | "broadside" | "double-attack" | "last-marble" | "one-move" | "two-moves" | "three-moves" | "line" | "triangle" | "ring" | "double-threat" | "defence" | "split" | "moving")[];
            rating: components["schemas"]["PuzzleRating"];
            /** @enum {string} */
            accepts?: "move" | "tile";
            day?: string;
            solvers?: number;
            rated?: boolean;
        };
        RatedResultView: {
            solved: boolean;
            before: number;
            after: number;
            provisional?: boolean;
            new?: boolean;
        };
        RatingChange: {
            seat: number;
            before: number;
            after: number;
            provisional?: boolean;
        };
        RatingHistory: {
            /** @enum {string} */
            game: "abalone" | "six";
            /** @enum {string} */
            speed: "" | "bullet" | "blitz" | "rapid" | "classical" | "correspondence";
            points: components["schemas"]["HistoryPoint"][];
        };
        RatingView: {
            /** @enum {string} */
            game: "abalone" | "six";
            /** @enum {string} */
            speed: "" | "bullet" | "blitz" | "rapid" | "classical" | "correspondence";
            rating: number;
            deviation: number;
            games: number;
            provisional?: boolean;
            peak?: number;
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
        Readied: {
            /** @enum {string} */
            type: "readied";
            time: number;
            by?: string;
            id?: string;
            number: number;
            entrant: number;
            is_ready?: boolean;
        };
        Ready: {
            status?: string;
            clocks?: string;
        };
        Record: {
            /** @enum {string} */
            type: "record";
            id?: string;
            pairing: number;
            /** @enum {string} */
            result: "+/-" | "-/+" | "-/-" | "0-1" | "1-0" | "1/2-1/2";
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
        Recorded: {
            /** @enum {string} */
            type: "recorded";
            time: number;
            by?: string;
            id?: string;
            number: number;
            /** @enum {string} */
            result: "+/-" | "-/+" | "-/-" | "0-1" | "1-0" | "1/2-1/2";
            berserk?: number[];
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
        Relation: {
            player: string;
            name: string;
            follows: boolean;
            blocks: boolean;
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
            /** @enum {string} */
            ends?: "" | "1-0" | "0-1" | "1/2-1/2";
        };
        RematchDeclined: {
            /** @enum {string} */
            type: "rematch_declined";
            at: number;
            seat: number;
            id?: string;
            /** @enum {string} */
            ends?: "" | "1-0" | "0-1" | "1/2-1/2";
        };
        RematchOffered: {
            /** @enum {string} */
            type: "rematch_offered";
            at: number;
            seat: number;
            id?: string;
            /** @enum {string} */
            ends?: "" | "1-0" | "0-1" | "1/2-1/2";
            next: string;
        };
        ReminderChoice: {
            on: boolean;
            /** @enum {string} */
            language?: "de" | "en" | "hu" | "tr";
        };
        RemoveOrganiser: {
            /** @enum {string} */
            type: "remove_organiser";
            id?: string;
            player: string;
        };
        Repair: {
            /** @enum {string} */
            type: "repair";
            id?: string;
            round: number;
            pairings: [
                number,
                number
            ][];
            reason: string;
            bye?: number | null;
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
        ReportRequest: {
            player: string;
            /** @enum {string} */
            category: "cheating" | "insult" | "leaving" | "name" | "other";
            text: string;
            game?: string;
        };
        Reported: {
            number: number;
        };
        RequestBye: {
            /** @enum {string} */
            type: "request_bye";
            id?: string;
            round: number;
            entrant?: number | null;
            yes?: boolean;
        };
        ResetAccount: {
            login: string;
        };
        ResetLink: {
            link: string;
        };
        ResetPassword: {
            link: string;
            password: string;
        };
        ResetRequest: {
            /** Format: email */
            email: string;
            /** @enum {string} */
            language?: "de" | "en" | "hu" | "tr";
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
            /** @enum {string} */
            ends?: "" | "1-0" | "0-1" | "1/2-1/2";
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
        Results: {
            wins?: number;
            draws?: number;
            losses?: number;
        };
        Resume: {
            /** @enum {string} */
            type: "resume";
            id?: string;
        };
        Resumed: {
            /** @enum {string} */
            type: "resumed";
            at: number;
            seat: number;
        };
        Return: {
            /** @enum {string} */
            type: "return";
            id?: string;
            entrant?: number | null;
        };
        Returned: {
            /** @enum {string} */
            type: "returned";
            time: number;
            by?: string;
            id?: string;
            number: number;
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
        RoundPaired: {
            /** @enum {string} */
            type: "paired";
            time: number;
            by?: string;
            id?: string;
            round: number;
            begins: number;
            pairings: components["schemas"]["DrawnPairing"][];
            absences?: components["schemas"]["DrawnAbsence"][];
        };
        RoundRepaired: {
            /** @enum {string} */
            type: "repaired";
            time: number;
            by?: string;
            id?: string;
            round: number;
            pairings: components["schemas"]["DrawnPairing"][];
            reason: string;
            absences?: components["schemas"]["DrawnAbsence"][];
        };
        RoundView: {
            number: number;
            begins: number;
            pairings: components["schemas"]["PairingView"][];
            absences?: components["schemas"]["DrawnAbsence"][];
            ends?: number;
        };
        Said: {
            game: string;
            number: number;
            id: string;
        };
        Score: {
            number: number;
            points: number;
            games?: number;
            tie_breaks?: (number | null)[];
            performance?: number;
            streak?: number;
        };
        Seat: {
            /** @enum {string} */
            kind: "engine" | "open" | "player";
            player?: string;
            name?: string;
            level?: number;
        };
        Seek: {
            /** @enum {string} */
            type: "seek";
            on?: boolean;
            game?: ("abalone" | "six") | null;
            control?: string;
            options?: components["schemas"]["SeekOptions"];
            rated?: boolean;
        };
        SeekOptions: {
            layout?: string | null;
            rules?: string | null;
        };
        Seeking: {
            /** @enum {string} */
            type: "seeking";
            on?: boolean;
            /** @enum {string} */
            reason?: "" | "elsewhere" | "playing";
            /** @enum {string} */
            game?: "abalone" | "six";
            control?: string;
            options?: {
                [key: string]: string;
            };
            rated?: boolean;
            waited?: number;
            window?: number;
            widening?: number;
            open_after?: number;
        };
        SeenChoice: {
            hides: boolean;
        };
        Series: {
            games: number;
            score: [
                number,
                number
            ];
        };
        ServerMessage: components["schemas"]["GameMessage"] | components["schemas"]["EventMessage"] | components["schemas"]["Done"] | components["schemas"]["Refused"] | components["schemas"]["LobbyMessage"] | components["schemas"]["LobbyChanges"] | components["schemas"]["LiveMessage"] | components["schemas"]["LiveChanges"] | components["schemas"]["PresenceMessage"] | components["schemas"]["PlayerMessages"] | components["schemas"]["NoticeMessage"] | components["schemas"]["OwnGamesMessage"] | components["schemas"]["Seeking"] | components["schemas"]["Paired"] | components["schemas"]["WaitingMessage"] | components["schemas"]["TournamentMessage"] | components["schemas"]["TournamentChanges"] | components["schemas"]["TournamentNotice"] | components["schemas"]["Ping"] | components["schemas"]["Pong"];
        SolverProfile: {
            ratings: components["schemas"]["SolverRating"][];
        };
        SolverRating: {
            rating: components["schemas"]["RatingView"];
            solved: number;
            points: components["schemas"]["HistoryPoint"][];
        };
        Standings: {
            tie_breaks: string[];
            standings: components["schemas"]["TableRow"][];
        };
        Start: {
            /** @enum {string} */
            type: "start";
            id?: string;
        };
        Started: {
            /** @enum {string} */
            type: "started";
            time: number;
            by?: string;
            id?: string;
            order: number[];
            is_top_first?: boolean;
        };
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
            reason?: "" | "idle" | "left" | "decided" | "declined" | "declined-too-fast" | "declined-too-slow" | "declined-other-game" | "declined-rated" | "declined-casual" | "declined-later" | "declined-not-now";
            pause?: components["schemas"]["PauseState"];
            ratings?: components["schemas"]["RatingChange"][];
            series?: components["schemas"]["Series"];
            berserk?: number[];
        };
        StopLink: {
            link: string;
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
        SubscribeToMine: {
            /** @enum {string} */
            type: "mine";
            on?: boolean;
        };
        SubscribeToTournament: {
            /** @enum {string} */
            type: "tournament";
            name?: string;
            on?: boolean;
        };
        SubscribeToWaiting: {
            /** @enum {string} */
            type: "waiting";
            on?: boolean;
        };
        TableRow: {
            number: number;
            rank: number;
            points: number;
            games?: number;
            tie_breaks?: (number | null)[];
            performance?: number;
            streak?: number;
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
            /** @enum {string} */
            ends?: "" | "1-0" | "0-1" | "1/2-1/2";
        };
        TakebackAsked: {
            /** @enum {string} */
            type: "takeback_asked";
            at: number;
            seat: number;
            id?: string;
            /** @enum {string} */
            ends?: "" | "1-0" | "0-1" | "1/2-1/2";
            plies: number;
        };
        TakebackDeclined: {
            /** @enum {string} */
            type: "takeback_declined";
            at: number;
            seat: number;
            id?: string;
            /** @enum {string} */
            ends?: "" | "1-0" | "0-1" | "1/2-1/2";
        };
        ThemeCount: {
            /** @enum {string} */
            theme: "sumito-2-1" | "sumito-3-1" | "sumito-3-2" | "quiet-move" | "broadside" | "double-attack" | "last-marble" | "one-move" | "two-moves" | "three-moves" | "line" | "triangle" | "ring" | "double-threat" | "defence" | "split" | "moving";
            puzzles: number;
            link?: string;
        };
        TimeGiven: {
            /** @enum {string} */
            type: "time_given";
            at: number;
            seat: number;
            id?: string;
            /** @enum {string} */
            ends?: "" | "1-0" | "0-1" | "1/2-1/2";
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
        TournamentAct: components["schemas"]["Change"] | components["schemas"]["Announce"] | components["schemas"]["Open"] | components["schemas"]["AddOrganiser"] | components["schemas"]["RemoveOrganiser"] | components["schemas"]["Enter"] | components["schemas"]["Confirm"] | components["schemas"]["AddEntrants"] | components["schemas"]["Withdraw"] | components["schemas"]["Return"] | components["schemas"]["RequestBye"] | components["schemas"]["Start"] | components["schemas"]["Pause"] | components["schemas"]["Resume"] | components["schemas"]["Pair"] | components["schemas"]["Repair"] | components["schemas"]["BeReady"] | components["schemas"]["Record"] | components["schemas"]["Correct"] | components["schemas"]["Finish"] | components["schemas"]["Cancel"];
        TournamentChanges: {
            /** @enum {string} */
            type: "tournament_changes";
            name: string;
            n: number;
            tournament?: components["schemas"]["TournamentView"];
            entrants?: components["schemas"]["EntrantView"][];
            scores?: components["schemas"]["Score"][];
            order?: number[][];
            pairings?: components["schemas"]["PairingView"][];
            removed_scores?: number[];
            removed_pairings?: number[];
        };
        TournamentCreated: {
            /** @enum {string} */
            type: "created";
            time: number;
            by?: string;
            id?: string;
            settings: components["schemas"]["TournamentSettings"];
        };
        TournamentDone: {
            tournament: string;
            version: number;
            id?: string;
        };
        TournamentEvent: components["schemas"]["TournamentCreated"] | components["schemas"]["Changed"] | components["schemas"]["Announced"] | components["schemas"]["Opened"] | components["schemas"]["OrganiserAdded"] | components["schemas"]["OrganiserRemoved"] | components["schemas"]["Entered"] | components["schemas"]["Confirmed"] | components["schemas"]["Withdrawn"] | components["schemas"]["Returned"] | components["schemas"]["ByeRequested"] | components["schemas"]["ByeCancelled"] | components["schemas"]["Started"] | components["schemas"]["TournamentPaused"] | components["schemas"]["TournamentResumed"] | components["schemas"]["RoundPaired"] | components["schemas"]["RoundRepaired"] | components["schemas"]["Readied"] | components["schemas"]["Recorded"] | components["schemas"]["Corrected"] | components["schemas"]["Voided"] | components["schemas"]["Finished"] | components["schemas"]["Cancelled"] | components["schemas"]["MemberAnonymised"];
        TournamentEventMessage: {
            /** @enum {string} */
            type: "tournament_event";
            tournament: string;
            version: number;
            event: components["schemas"]["TournamentCreated"] | components["schemas"]["Changed"] | components["schemas"]["Announced"] | components["schemas"]["Opened"] | components["schemas"]["OrganiserAdded"] | components["schemas"]["OrganiserRemoved"] | components["schemas"]["Entered"] | components["schemas"]["Confirmed"] | components["schemas"]["Withdrawn"] | components["schemas"]["Returned"] | components["schemas"]["ByeRequested"] | components["schemas"]["ByeCancelled"] | components["schemas"]["Started"] | components["schemas"]["TournamentPaused"] | components["schemas"]["TournamentResumed"] | components["schemas"]["RoundPaired"] | components["schemas"]["RoundRepaired"] | components["schemas"]["Readied"] | components["schemas"]["Recorded"] | components["schemas"]["Corrected"] | components["schemas"]["Voided"] | components["schemas"]["Finished"] | components["schemas"]["Cancelled"] | components["schemas"]["MemberAnonymised"];
        };
        TournamentEvents: {
            tournament: string;
            version: number;
            events: (components["schemas"]["TournamentCreated"] | components["schemas"]["Changed"] | components["schemas"]["Announced"] | components["schemas"]["Opened"] | components["schemas"]["OrganiserAdded"] | components["schemas"]["OrganiserRemoved"] | components["schemas"]["Entered"] | components["schemas"]["Confirmed"] | components["schemas"]["Withdrawn"] | components["schemas"]["Returned"] | components["schemas"]["ByeRequested"] | components["schemas"]["ByeCancelled"] | components["schemas"]["Started"] | components["schemas"]["TournamentPaused"] | components["schemas"]["TournamentResumed"] | components["schemas"]["RoundPaired"] | components["schemas"]["RoundRepaired"] | components["schemas"]["Readied"] | components["schemas"]["Recorded"] | components["schemas"]["Corrected"] | components["schemas"]["Voided"] | components["schemas"]["Finished"] | components["schemas"]["Cancelled"] | components["schemas"]["MemberAnonymised"])[];
        };
        TournamentExport: {
            tournament: components["schemas"]["TournamentView"];
            entrants: components["schemas"]["EntrantView"][];
            standings: components["schemas"]["TableRow"][];
            rounds: components["schemas"]["RoundView"][];
        };
        TournamentGame: {
            name: string;
            title: string;
            pairing: number;
            round?: number;
            berserk?: boolean;
        };
        TournamentMessage: {
            /** @enum {string} */
            type: "tournament";
            tournament: components["schemas"]["TournamentView"];
            entrants: components["schemas"]["EntrantView"][];
            scores: components["schemas"]["Score"][];
            order: number[][];
            pairings: components["schemas"]["PairingView"][];
            n: number;
        };
        TournamentNotice: {
            /** @enum {string} */
            type: "tournament_notice";
            /** @enum {string} */
            about: "bye" | "cancelled" | "invited" | "paired" | "ready" | "withdrawn";
            tournament: string;
            title: string;
            round?: number;
            begins?: number;
            pairing?: number;
            entrant?: number;
            opponent?: string;
            reason?: string;
        };
        TournamentPage: {
            tournaments: components["schemas"]["TournamentSummary"][];
            next?: string;
        };
        TournamentPaused: {
            /** @enum {string} */
            type: "paused";
            time: number;
            by?: string;
            id?: string;
            reason?: string;
        };
        TournamentResumed: {
            /** @enum {string} */
            type: "resumed";
            time: number;
            by?: string;
            id?: string;
        };
        TournamentSettings: {
            title: string;
            /** @enum {string} */
            format: "arena" | "knockout" | "league" | "round-robin" | "swiss";
            /** @enum {string} */
            game: "abalone" | "six";
            control?: string;
            description?: string;
            /** @enum {string} */
            place?: "online" | "tables";
            options?: components["schemas"]["Options"];
            layouts?: string[];
            rounds?: number;
            cycles?: number;
            games_per_match?: number;
            tie_break_pairs?: number;
            tie_break_control?: string;
            third_place?: boolean;
            minutes?: number;
            berserk?: boolean;
            days?: number;
            rated?: boolean;
            /** @enum {string} */
            entry?: "link" | "list" | "open";
            min_rating?: number | null;
            max_rating?: number | null;
            max_entrants?: number | null;
            starts?: number | null;
            /** @enum {string} */
            round_start?: "automatic" | "organiser" | "schedule";
            round_times?: number[];
            pause_minutes?: number;
            no_show_minutes?: number;
            half_byes?: number;
            tie_breaks?: string[];
        };
        TournamentSummary: {
            name: string;
            /** @enum {string} */
            status: "announced" | "cancelled" | "draft" | "finished" | "paused" | "registration" | "running";
            settings: components["schemas"]["TournamentSettings"];
            organiser: components["schemas"]["Organiser"];
            entrants: number;
            created: number;
            starts?: number;
            ended?: number;
        };
        TournamentView: {
            name: string;
            version: number;
            /** @enum {string} */
            status: "announced" | "cancelled" | "draft" | "finished" | "paused" | "registration" | "running";
            settings: components["schemas"]["TournamentSettings"];
            organisers: components["schemas"]["Organiser"][];
            tie_breaks: string[];
            created: number;
            entrants?: number;
            rounds?: number;
            rounds_in_all?: number;
            begins?: number;
            started?: number;
            ends?: number;
            ended?: number;
            paused?: number;
            reason?: string;
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
        Upload: {
            id: string;
            text: string;
            seats: components["schemas"]["UploadSeat"][];
            began: number;
            ended: number;
        };
        UploadSeat: {
            /** @enum {string} */
            who: "engine" | "me";
            level?: number;
        };
        UploadedGame: {
            game: string;
            is_new: boolean;
        };
        Verdict: {
            legal: boolean;
            code: string;
            text: string;
            rule?: string;
            move?: string;
        };
        Voided: {
            /** @enum {string} */
            type: "voided";
            time: number;
            by?: string;
            id?: string;
            number: number;
        };
        WaitingMessage: {
            /** @enum {string} */
            type: "waiting";
            pools: components["schemas"]["WaitingPool"][];
        };
        WaitingPool: {
            /** @enum {string} */
            game: "abalone" | "six";
            control: string;
            options: {
                [key: string]: string;
            };
            count: number;
            rated?: boolean;
        };
        Watch: {
            /** @enum {string} */
            type: "watch";
            game: string;
            from?: number;
            detail?: boolean;
            at?: number | null;
            presence?: boolean;
            messages?: number | null;
        };
        Withdraw: {
            /** @enum {string} */
            type: "withdraw";
            id?: string;
            entrant?: number | null;
        };
        Withdrawn: {
            /** @enum {string} */
            type: "withdrawn";
            time: number;
            by?: string;
            id?: string;
            number: number;
            reason?: string;
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
        ZoneChoice: {
            zone: string;
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
export type AbsenceKind = components['schemas']['AbsenceKind'];
export type AccountView = components['schemas']['AccountView'];
export type Act = components['schemas']['Act'];
export type ActOn = components['schemas']['ActOn'];
export type Activity = components['schemas']['Activity'];
export type AddEntrants = components['schemas']['AddEntrants'];
export type AddOrganiser = components['schemas']['AddOrganiser'];
export type Announce = components['schemas']['Announce'];
export type Announced = components['schemas']['Announced'];
export type Anonymised = components['schemas']['Anonymised'];
export type AnswerVerdict = components['schemas']['AnswerVerdict'];
export type AttemptPage = components['schemas']['AttemptPage'];
export type AttemptView = components['schemas']['AttemptView'];
export type Away = components['schemas']['Away'];
export type BeReady = components['schemas']['BeReady'];
export type Berserk = components['schemas']['Berserk'];
export type Berserked = components['schemas']['Berserked'];
export type Blocked = components['schemas']['Blocked'];
export type BlockedPlayers = components['schemas']['BlockedPlayers'];
export type BoardChoice = components['schemas']['BoardChoice'];
export type BracketView = components['schemas']['BracketView'];
export type ByeCancelled = components['schemas']['ByeCancelled'];
export type ByeRequested = components['schemas']['ByeRequested'];
export type Cancel = components['schemas']['Cancel'];
export type Cancelled = components['schemas']['Cancelled'];
export type Chair = components['schemas']['Chair'];
export type Change = components['schemas']['Change'];
export type Changed = components['schemas']['Changed'];
export type ChatChoice = components['schemas']['ChatChoice'];
export type Claim = components['schemas']['Claim'];
export type ClaimState = components['schemas']['ClaimState'];
export type Claimed = components['schemas']['Claimed'];
export type ClientMessage = components['schemas']['ClientMessage'];
export type Confirm = components['schemas']['Confirm'];
export type ConfirmLink = components['schemas']['ConfirmLink'];
export type Confirmation = components['schemas']['Confirmation'];
export type Confirmed = components['schemas']['Confirmed'];
export type ConfirmedEmail = components['schemas']['ConfirmedEmail'];
export type Contact = components['schemas']['Contact'];
export type Correct = components['schemas']['Correct'];
export type Corrected = components['schemas']['Corrected'];
export type Created = components['schemas']['Created'];
export type Credentials = components['schemas']['Credentials'];
export type CrosstableCell = components['schemas']['CrosstableCell'];
export type CrosstableView = components['schemas']['CrosstableView'];
export type Deadline = components['schemas']['Deadline'];
export type Declare = components['schemas']['Declare'];
export type Declared = components['schemas']['Declared'];
export type Decline = components['schemas']['Decline'];
export type Detail = components['schemas']['Detail'];
export type Done = components['schemas']['Done'];
export type Draw = components['schemas']['Draw'];
export type DrawAgreed = components['schemas']['DrawAgreed'];
export type DrawDeclined = components['schemas']['DrawDeclined'];
export type DrawOffered = components['schemas']['DrawOffered'];
export type DrawnAbsence = components['schemas']['DrawnAbsence'];
export type DrawnPairing = components['schemas']['DrawnPairing'];
export type Effect = components['schemas']['Effect'];
export type EmbeddedGame = components['schemas']['EmbeddedGame'];
export type EmbeddedPage = components['schemas']['EmbeddedPage'];
export type EngineLevels = components['schemas']['EngineLevels'];
export type Enter = components['schemas']['Enter'];
export type Entered = components['schemas']['Entered'];
export type EntrantList = components['schemas']['EntrantList'];
export type EntrantView = components['schemas']['EntrantView'];
export type EntrantsText = components['schemas']['EntrantsText'];
export type EntryLink = components['schemas']['EntryLink'];
export type EventMessage = components['schemas']['EventMessage'];
export type ExplainRequest = components['schemas']['ExplainRequest'];
export type Finish = components['schemas']['Finish'];
export type Finished = components['schemas']['Finished'];
export type FinishedGame = components['schemas']['FinishedGame'];
export type Flagged = components['schemas']['Flagged'];
export type Followed = components['schemas']['Followed'];
export type FollowedPlayers = components['schemas']['FollowedPlayers'];
export type Forfeited = components['schemas']['Forfeited'];
export type Formation = components['schemas']['Formation'];
export type Frame = components['schemas']['Frame'];
export type GameEvent = components['schemas']['GameEvent'];
export type GameMessage = components['schemas']['GameMessage'];
export type GamePage = components['schemas']['GamePage'];
export type GameView = components['schemas']['GameView'];
export type GamesOfPlayer = components['schemas']['GamesOfPlayer'];
export type GiveTime = components['schemas']['GiveTime'];
export type GivenUp = components['schemas']['GivenUp'];
export type Healthy = components['schemas']['Healthy'];
export type HistoryPoint = components['schemas']['HistoryPoint'];
export type Identity = components['schemas']['Identity'];
export type Invitation = components['schemas']['Invitation'];
export type JoinRequest = components['schemas']['JoinRequest'];
export type Joined = components['schemas']['Joined'];
export type Leader = components['schemas']['Leader'];
export type Leaderboard = components['schemas']['Leaderboard'];
export type LessonSummary = components['schemas']['LessonSummary'];
export type LessonTask = components['schemas']['LessonTask'];
export type LessonView = components['schemas']['LessonView'];
export type LevelRating = components['schemas']['LevelRating'];
export type LiveChanges = components['schemas']['LiveChanges'];
export type LiveGame = components['schemas']['LiveGame'];
export type LiveMessage = components['schemas']['LiveMessage'];
export type LobbyChanges = components['schemas']['LobbyChanges'];
export type LobbyMessage = components['schemas']['LobbyMessage'];
export type LogIn = components['schemas']['LogIn'];
export type MailLanguage = components['schemas']['MailLanguage'];
export type MatchView = components['schemas']['MatchView'];
export type Member = components['schemas']['Member'];
export type MemberAnonymised = components['schemas']['MemberAnonymised'];
export type Move = components['schemas']['Move'];
export type Moved = components['schemas']['Moved'];
export type NewEmail = components['schemas']['NewEmail'];
export type NewEntrant = components['schemas']['NewEntrant'];
export type NewMessage = components['schemas']['NewMessage'];
export type NewName = components['schemas']['NewName'];
export type NewPassword = components['schemas']['NewPassword'];
export type NewVacation = components['schemas']['NewVacation'];
export type Notice = components['schemas']['Notice'];
export type NoticeMessage = components['schemas']['NoticeMessage'];
export type OfferState = components['schemas']['OfferState'];
export type Open = components['schemas']['Open'];
export type OpenGame = components['schemas']['OpenGame'];
export type OpenSession = components['schemas']['OpenSession'];
export type Opened = components['schemas']['Opened'];
export type Opponent = components['schemas']['Opponent'];
export type OpponentPage = components['schemas']['OpponentPage'];
export type Options = components['schemas']['Options'];
export type Organiser = components['schemas']['Organiser'];
export type OrganiserAdded = components['schemas']['OrganiserAdded'];
export type OrganiserRemoved = components['schemas']['OrganiserRemoved'];
export type OwnGamesMessage = components['schemas']['OwnGamesMessage'];
export type Pair = components['schemas']['Pair'];
export type Paired = components['schemas']['Paired'];
export type PairingView = components['schemas']['PairingView'];
export type Pause = components['schemas']['Pause'];
export type PauseState = components['schemas']['PauseState'];
export type Paused = components['schemas']['Paused'];
export type PictureRequest = components['schemas']['PictureRequest'];
export type Ping = components['schemas']['Ping'];
export type PlayedGame = components['schemas']['PlayedGame'];
export type PlayerCard = components['schemas']['PlayerCard'];
export type PlayerCards = components['schemas']['PlayerCards'];
export type PlayerMessage = components['schemas']['PlayerMessage'];
export type PlayerMessages = components['schemas']['PlayerMessages'];
export type PlayerPage = components['schemas']['PlayerPage'];
export type PlayerSummary = components['schemas']['PlayerSummary'];
export type PlayerTournament = components['schemas']['PlayerTournament'];
export type PlayerTournaments = components['schemas']['PlayerTournaments'];
export type Pong = components['schemas']['Pong'];
export type PositionRequest = components['schemas']['PositionRequest'];
export type PositionView = components['schemas']['PositionView'];
export type PreparedMoves = components['schemas']['PreparedMoves'];
export type PreparedMovesView = components['schemas']['PreparedMovesView'];
export type PresenceMessage = components['schemas']['PresenceMessage'];
export type Preset = components['schemas']['Preset'];
export type PresetList = components['schemas']['PresetList'];
export type Profile = components['schemas']['Profile'];
export type PuzzleAttempt = components['schemas']['PuzzleAttempt'];
export type PuzzleRating = components['schemas']['PuzzleRating'];
export type PuzzleSolution = components['schemas']['PuzzleSolution'];
export type PuzzleVerdict = components['schemas']['PuzzleVerdict'];
export type PuzzleView = components['schemas']['PuzzleView'];
export type RatedResultView = components['schemas']['RatedResultView'];
export type RatingChange = components['schemas']['RatingChange'];
export type RatingHistory = components['schemas']['RatingHistory'];
export type RatingView = components['schemas']['RatingView'];
export type ReadRecord = components['schemas']['ReadRecord'];
export type Readied = components['schemas']['Readied'];
export type Ready = components['schemas']['Ready'];
export type Record = components['schemas']['Record'];
export type RecordNode = components['schemas']['RecordNode'];
export type RecordText = components['schemas']['RecordText'];
export type Recorded = components['schemas']['Recorded'];
export type Refused = components['schemas']['Refused'];
export type Relation = components['schemas']['Relation'];
export type Rematch = components['schemas']['Rematch'];
export type RematchAgreed = components['schemas']['RematchAgreed'];
export type RematchDeclined = components['schemas']['RematchDeclined'];
export type RematchOffered = components['schemas']['RematchOffered'];
export type ReminderChoice = components['schemas']['ReminderChoice'];
export type RemoveOrganiser = components['schemas']['RemoveOrganiser'];
export type Repair = components['schemas']['Repair'];
export type Replay = components['schemas']['Replay'];
export type ReportRequest = components['schemas']['ReportRequest'];
export type Reported = components['schemas']['Reported'];
export type RequestBye = components['schemas']['RequestBye'];
export type ResetAccount = components['schemas']['ResetAccount'];
export type ResetLink = components['schemas']['ResetLink'];
export type ResetPassword = components['schemas']['ResetPassword'];
export type ResetRequest = components['schemas']['ResetRequest'];
export type Resign = components['schemas']['Resign'];
export type Resigned = components['schemas']['Resigned'];
export type Result = components['schemas']['Result'];
export type Results = components['schemas']['Results'];
export type Resume = components['schemas']['Resume'];
export type Resumed = components['schemas']['Resumed'];
export type Return = components['schemas']['Return'];
export type Returned = components['schemas']['Returned'];
export type RightMove = components['schemas']['RightMove'];
export type RoundPaired = components['schemas']['RoundPaired'];
export type RoundRepaired = components['schemas']['RoundRepaired'];
export type RoundView = components['schemas']['RoundView'];
export type Said = components['schemas']['Said'];
export type Score = components['schemas']['Score'];
export type Seat = components['schemas']['Seat'];
export type Seek = components['schemas']['Seek'];
export type SeekOptions = components['schemas']['SeekOptions'];
export type Seeking = components['schemas']['Seeking'];
export type SeenChoice = components['schemas']['SeenChoice'];
export type Series = components['schemas']['Series'];
export type ServerMessage = components['schemas']['ServerMessage'];
export type SolverProfile = components['schemas']['SolverProfile'];
export type SolverRating = components['schemas']['SolverRating'];
export type Standings = components['schemas']['Standings'];
export type Start = components['schemas']['Start'];
export type Started = components['schemas']['Started'];
export type State = components['schemas']['State'];
export type StopLink = components['schemas']['StopLink'];
export type SubscribeToLive = components['schemas']['SubscribeToLive'];
export type SubscribeToLobby = components['schemas']['SubscribeToLobby'];
export type SubscribeToMine = components['schemas']['SubscribeToMine'];
export type SubscribeToTournament = components['schemas']['SubscribeToTournament'];
export type SubscribeToWaiting = components['schemas']['SubscribeToWaiting'];
export type TableRow = components['schemas']['TableRow'];
export type Takeback = components['schemas']['Takeback'];
export type TakebackAgreed = components['schemas']['TakebackAgreed'];
export type TakebackAsked = components['schemas']['TakebackAsked'];
export type TakebackDeclined = components['schemas']['TakebackDeclined'];
export type ThemeCount = components['schemas']['ThemeCount'];
export type TimeGiven = components['schemas']['TimeGiven'];
export type Token = components['schemas']['Token'];
export type TokenLabel = components['schemas']['TokenLabel'];
export type TournamentAct = components['schemas']['TournamentAct'];
export type TournamentChanges = components['schemas']['TournamentChanges'];
export type TournamentCreated = components['schemas']['TournamentCreated'];
export type TournamentDone = components['schemas']['TournamentDone'];
export type TournamentEvent = components['schemas']['TournamentEvent'];
export type TournamentEventMessage = components['schemas']['TournamentEventMessage'];
export type TournamentEvents = components['schemas']['TournamentEvents'];
export type TournamentExport = components['schemas']['TournamentExport'];
export type TournamentGame = components['schemas']['TournamentGame'];
export type TournamentMessage = components['schemas']['TournamentMessage'];
export type TournamentNotice = components['schemas']['TournamentNotice'];
export type TournamentPage = components['schemas']['TournamentPage'];
export type TournamentPaused = components['schemas']['TournamentPaused'];
export type TournamentResumed = components['schemas']['TournamentResumed'];
export type TournamentSettings = components['schemas']['TournamentSettings'];
export type TournamentSummary = components['schemas']['TournamentSummary'];
export type TournamentView = components['schemas']['TournamentView'];
export type Transferred = components['schemas']['Transferred'];
export type Unwatch = components['schemas']['Unwatch'];
export type Upload = components['schemas']['Upload'];
export type UploadSeat = components['schemas']['UploadSeat'];
export type UploadedGame = components['schemas']['UploadedGame'];
export type Verdict = components['schemas']['Verdict'];
export type Voided = components['schemas']['Voided'];
export type WaitingMessage = components['schemas']['WaitingMessage'];
export type WaitingPool = components['schemas']['WaitingPool'];
export type Watch = components['schemas']['Watch'];
export type Withdraw = components['schemas']['Withdraw'];
export type Withdrawn = components['schemas']['Withdrawn'];
export type WrittenNode = components['schemas']['WrittenNode'];
export type WrittenRecord = components['schemas']['WrittenRecord'];
export type ZoneChoice = components['schemas']['ZoneChoice'];
