// The names of rules. Our own rulings, which settle what the printed rules leave open, are named differently.
import settled from "../../../src/hexad/rulebook/rulings.json";
import { t } from ".";

/** Whether a rule is one of our rulings. */
export const isRuling = (rule: string): boolean => rule.startsWith("R");

/** "Rule A12", "Our ruling R9" */
export const ruleName = (rule: string): string => t(isRuling(rule) ? "shell-ruling" : "shell-rule", { rule });

/** The rulings that settle what a printed rule leaves open. */
export const rulingsOn = (rule: string): string[] =>
  (settled as Partial<Record<string, string[]>>)[rule] ?? [];
