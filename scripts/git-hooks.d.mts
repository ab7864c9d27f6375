export function offerHooks(root: string, env: NodeJS.ProcessEnv): boolean;
