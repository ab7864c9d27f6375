interface UploadService {
  getSettings(): Promise<Record<string, unknown> | null>;
  setSettings(value: Record<string, unknown>): Promise<unknown>;
}

/** Keeps uploads as they are: the website makes the sizes and formats it needs. */
export async function ensureUploadSettings(): Promise<void> {
  const service = strapi.plugin('upload').service('upload') as UploadService;
  const wanted = { sizeOptimization: false, responsiveDimensions: false, autoOrientation: true };
  const have = await service.getSettings();
  if (have && Object.entries(wanted).every(([key, value]) => have[key] === value)) return;
  await service.setSettings({ ...have, ...wanted });
}
