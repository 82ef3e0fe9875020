// Generated from the Python descriptors by tools/generate_types.py: change those, then run `make types`.

export const DESCRIPTORS = {
  "abalone": {
    "players": [
      "black",
      "white"
    ],
    "pieces_per_player": 14,
    "off_board": {
      "name": "pushed_off",
      "at_start": 0,
      "maximum": 6
    },
    "formations": [
      "block",
      "det",
      "sumito",
      "pac",
      "lance",
      "bow",
      "shield",
      "pair",
      "single",
      "multi"
    ],
    "rules": [
      "A1",
      "A2",
      "A3",
      "A4",
      "A5",
      "A6",
      "A7",
      "A8",
      "A9",
      "A10",
      "A11",
      "A12",
      "A13",
      "A14",
      "A15",
      "A16",
      "A17"
    ],
    "rulings": [
      "R1",
      "R2",
      "R3",
      "R4",
      "R13",
      "R14"
    ],
    "players_face_each_other": true,
    "options": {
      "layout": "standard",
      "repetition": 3,
      "ply_limit": null,
      "quiet_limit": null
    },
    "lessons": [
      "A1",
      "A2",
      "A3",
      "A4",
      "A5",
      "A6",
      "A7",
      "A8",
      "A9",
      "A10",
      "A11",
      "A12",
      "A13",
      "A14",
      "A15",
      "A16",
      "A17",
      "R1",
      "R2",
      "R3",
      "R4",
      "R13",
      "R14"
    ],
    "fen_pattern": "^[sS1-9]+(/[sS1-9]+){8}\\s+\\d+\\s+\\d+\\s+[bw]\\b[\\s\\d]*$"
  },
  "six": {
    "players": [
      "black",
      "red"
    ],
    "pieces_per_player": 21,
    "off_board": {
      "name": "hands",
      "at_start": 20,
      "maximum": 21
    },
    "formations": [
      "threat",
      "holding"
    ],
    "rules": [
      "S1",
      "S2",
      "S3",
      "S4",
      "S5",
      "S6",
      "S7",
      "S8",
      "S9",
      "S10",
      "S11",
      "S12",
      "S13",
      "S14"
    ],
    "rulings": [
      "R5",
      "R6",
      "R7",
      "R8",
      "R9",
      "R10",
      "R11",
      "R12"
    ],
    "players_face_each_other": false,
    "options": {
      "rules": "basic",
      "declare": "auto",
      "first_move": "restricted",
      "players": 2,
      "repetition": 3,
      "ply_limit": null,
      "begins": 1
    },
    "lessons": [
      "S1",
      "S2",
      "S3",
      "S4",
      "S5",
      "S6",
      "S7",
      "S8",
      "S9",
      "S10",
      "S11",
      "S12",
      "S13",
      "S14",
      "R5",
      "R6",
      "R7",
      "R8",
      "R9",
      "R10",
      "R11",
      "R12",
      "pairing"
    ],
    "fen_pattern": "^[BR\\d/]*@-?\\d+,-?\\d+\\s+[\\d+]+\\s+[\\d+]+\\s+[br][12]?\\s+\\w+[\\s\\d]*$"
  }
} as const;

export const SPEEDS = {
  "names": [
    "bullet",
    "blitz",
    "rapid",
    "classical",
    "correspondence"
  ],
  "limits": {
    "bullet": 180,
    "blitz": 600,
    "rapid": 1800
  },
  "expected_plies": {
    "abalone": 100,
    "six": 100
  }
} as const;

export const CONTROLS = ["60", "180", "180+2", "300+3", "600", "900+10", "1/86400", "1/259200", "1/604800"] as const;

export const CORRESPONDENCE_CONTROLS = ["1/3600", "1/28800", "1/86400", "1/172800", "1/259200", "1/604800", "1/1209600", "1/2592000"] as const;
