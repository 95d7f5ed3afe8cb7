import { forward } from './run.ts'

/** The colour behind a package's icon where the icon is the front layer of an adaptive one. */
export const iconBackgrounds = forward(`
alter table mobile_package add column icon_background text check (icon_background ~ '^#[0-9a-f]{6}$');
`)
