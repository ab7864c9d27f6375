import type { Context } from 'koa';
import { BIN_ACTION } from './bin-action';

interface ActionProvider {
  registerMany(actions: object[]): Promise<void>;
}

/** Has Strapi know the permission, so that roles can hold it. To be called while programs register. */
export async function registerBinPermission(): Promise<void> {
  const { actionProvider } = strapi.service('admin::permission') as unknown as {
    actionProvider: ActionProvider;
  };
  await actionProvider.registerMany([
    {
      uid: 'bin.manage',
      displayName: 'Delete files, use the bin',
      pluginName: 'admin',
      section: 'settings',
      category: 'bin',
    },
  ]);
}

export function mayUseBin(ctx: Context): boolean {
  const ability = ctx.state.userAbility as { can(action: string): boolean } | undefined;
  return ability?.can(BIN_ACTION) === true;
}
