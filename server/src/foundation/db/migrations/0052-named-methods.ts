import { forward } from './run.ts'

/**
 * What stands in `methods` was written there without a choice by an administrator, so every rule begins by naming all
 * of them. A trusted device remembers by what it was trusted; where that is not known, only a rule that names
 * everything takes it.
 */
export const namedMethods = forward(`
update two_step_setting set methods = '{totp,webauthn,sms}';
alter table two_step_setting
  alter column methods set default '{totp,webauthn,sms}',
  add constraint two_step_setting_methods_named check (cardinality(methods) > 0);
alter table trusted_device add column method text;
`)
