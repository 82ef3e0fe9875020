// The German texts that are always loaded, as one file.
export default import.meta.glob<string>("./de/{alerts,home,language,shell,watch}.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
