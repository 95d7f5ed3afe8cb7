import { forward } from './run.ts'

/** Applications have a colour that their makers choose; without one it is derived from their id, as before. */
export const colorsOfApplications = forward(`
alter table application add column color text check (
  color in ('blue', 'green', 'brown', 'red', 'purple', 'teal', 'pink', 'gray', 'olive', 'violet')
);
grant update (color) on application to atrium_app;
`)
