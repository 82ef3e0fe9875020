// The German texts: those that are always loaded, as one file, and where the others are.
export const always = import.meta.glob<string>("./de/{alerts,home,language,shell}.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
export const late = import.meta.glob<string>(
  [
    "./de/*.ftl",
    "!./de/{alerts,failed,home,language,shell}.ftl",
    "../../../src/hexad/texts/de/{rules,verdicts,positions,glossary,lessons,themes}.ftl",
  ],
  { query: "?raw", import: "default" },
);
