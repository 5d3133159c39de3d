/** The linter brings no types; this is the part of it that is used here. */
declare module "addons-linter" {
  interface Message {
    code: string;
    message: string;
    file?: string;
  }
  interface Config {
    _: string[];
    logLevel: "fatal";
    output: "none";
    shouldScanFile: () => boolean;
  }
  const linter: {
    createInstance(options: { config: Config; runAsBinary: false }): {
      run(): Promise<{ errors: Message[]; warnings: Message[] }>;
    };
  };
  export default linter;
}
