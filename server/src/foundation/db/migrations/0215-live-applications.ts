import { forward } from './run.ts'

/** An event may be for those who may open an application of its enterprise. The process that tells it asks which listeners they are. */
export const liveApplications = forward(`
alter table live_event drop constraint live_event_audience_check;
alter table live_event add constraint live_event_audience_check
  check (audience in ('all', 'ent', 'saas', 'type', 'person', 'application'));
drop policy space on live_event;
create policy space on live_event for insert to atrium_app with check (
  (ent_id = atrium_ent() and audience in ('all', 'type', 'person', 'application'))
  or (audience = 'person' and ids = array[atrium_user()])
);
`)
