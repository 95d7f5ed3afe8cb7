import type { TestServer } from './test-server.ts'
import { runSql } from './cluster.ts'

/**
 * The statements that the server asks its database for one call after another. Nothing else runs meanwhile: jobs are
 * taken on, and wait for ever.
 */
export function createStatements() {
  let heard: string[] = []
  return {
    onStatement: (text: string) => void heard.push(text),

    /** Jobs that are added from now on are not begun. */
    async holdJobs({ address }: Pick<TestServer, 'address'>) {
      await runSql(
        address,
        `create function hold_job() returns trigger language plpgsql as $$
         begin new.lease_until := 'infinity'; return new; end $$;
         create trigger hold_job before insert on job for each row execute function hold_job()`,
      )
    },

    async of(action: () => Promise<unknown>) {
      heard = []
      await action()
      return heard.filter((text) => !isOfItself(text))
    },
  }
}

// Transactions, and what the server asks by itself every now and then: jobs, what is to be pruned, settings, own
// wording, what is rolled out, the maintenance switch, which it remembers for a second.
function isOfItself(text: string) {
  return /^(begin|commit|rollback)|skip locked|^select distinct "kind" from "job"|"(setting|system_state|text_state|rollout)"/.test(
    text,
  )
}
