// The limits of form fields that the server enforces. The fields state them before anything is sent.
export const NAME = { min: 1, max: 40 };
export const LOGIN = { min: 2, max: 40 };
export const PASSWORD = { min: 8, max: 200 };
export const EMAIL = { max: 254 };
export const MAX_COMMENT = 10_000;
