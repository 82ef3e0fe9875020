// What is needed to prepare conditional moves, loaded together when it is first used.
import { load } from "../../../texts";
import { AnalysisState } from "../../analysis/analysis-state.svelte";
import ConditionalBoard from "./ConditionalBoard.svelte";
import ConditionalPanel from "./ConditionalPanel.svelte";

const TOOLS = { AnalysisState, ConditionalBoard, ConditionalPanel };

export type Tools = typeof TOOLS;

/** The tools, once their texts are loaded. */
export async function loadTools(): Promise<Tools> {
  await load("analysis");
  return TOOLS;
}
