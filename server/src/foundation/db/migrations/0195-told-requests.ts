import { forward } from './run.ts'

/** A request for an application is written together with the job that tells administrators of it, which is the platform's. */
export const toldRequests = forward(`
grant insert on application_request to atrium_platform;
revoke insert on application_request from atrium_app;
`)
