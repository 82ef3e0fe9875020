// Six's small pictures.
import type { GamePictures } from "../types";
import Demo from "./Demo.svelte";
import { DEMO_MOVES } from "./demo-moves";
import { piecesOf } from "./fen";
import MiniBoard from "./MiniBoard.svelte";

export const six: GamePictures = { MiniBoard, Demo, demo: DEMO_MOVES, piecesOf };
