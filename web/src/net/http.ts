// Requests to the server. A refusal becomes an error with a message in the page's language, a code and a rule.
import { isEmbedded } from "../app/embedded";
import { loadRefusal, refusalText } from "../texts/refusals";
import type { Refused } from "./types";

export class RefusedError extends Error {
  readonly code: string;
  readonly rule: string | undefined;
  /** The field of the request that is wrong, if it is one. */
  readonly field: string;
  readonly status: number;

  constructor(
    refused: Pick<Refused, "code" | "text" | "rule" | "wait" | "field" | "params">,
    status: number,
  ) {
    super(refusalText(refused));
    this.code = refused.code;
    this.rule = refused.rule;
    this.field = refused.field ?? "";
    this.status = status;
  }
}

/** The message of a refusal; another text for any other error. */
export function errorText(error: unknown, otherwise: string): string {
  return (error instanceof RefusedError && error.message) || otherwise;
}

async function answered(answer: Response): Promise<Response> {
  if (answer.ok) return answer;
  const found: unknown = await answer.json().catch(() => null);
  const refused = found as Partial<Refused> | null;
  const reason = { ...refused, code: refused?.code ?? "unavailable", text: refused?.text ?? "" };
  await loadRefusal(reason);
  throw new RefusedError(reason, answer.status);
}

function asked(path: string, method: string, body?: unknown, signal?: AbortSignal): Promise<Response> {
  // In a frame of another site, nothing is done in the name of the user.
  const credentials = isEmbedded ? "omit" : "same-origin";
  const request: RequestInit = { method, credentials, ...(signal && { signal }) };
  if (body !== undefined) {
    request.headers = { "Content-Type": "application/json" };
    request.body = JSON.stringify(body);
  }
  return fetch(path, request).then(answered);
}

/** GET a JSON value. */
export async function get<T>(path: string, signal?: AbortSignal): Promise<T> {
  return (await asked(path, "GET", undefined, signal)).json() as Promise<T>;
}

/** GET a file. */
export async function getBlob(path: string): Promise<Blob> {
  return (await asked(path, "GET")).blob();
}

/** POST a JSON value; returns the answer. */
export async function post<T>(path: string, body: unknown, signal?: AbortSignal): Promise<T> {
  return (await asked(path, "POST", body, signal)).json() as Promise<T>;
}

export async function put<T>(path: string, body: unknown): Promise<T> {
  return (await asked(path, "PUT", body)).json() as Promise<T>;
}

export async function remove<T>(path: string, body?: unknown): Promise<T> {
  return (await asked(path, "DELETE", body)).json() as Promise<T>;
}

/** POST a JSON value; returns the answer as text. */
export async function postForText(path: string, body: unknown): Promise<string> {
  return (await asked(path, "POST", body)).text();
}

/** GET; yields the lines of the streamed answer. Empty lines are keep-alives. */
export async function* getLines<T>(path: string, signal: AbortSignal): AsyncGenerator<T> {
  const answer = await asked(path, "GET", undefined, signal);
  if (!answer.body) return;
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    const lines = (rest + value).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) if (line.trim()) yield JSON.parse(line) as T;
  }
}
