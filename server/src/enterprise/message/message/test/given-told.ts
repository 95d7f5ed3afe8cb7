import type { MessengerType } from '@atrium/shared-utility/contract'
import { newId } from '../../../../foundation/db/id.ts'
import { platform } from '../../../../foundation/db/scope.ts'
import { freePort, startMailServer } from '../../../../foundation/sending/mail/test/given.ts'
import { startWithMessengers } from '../../../../identity/factor/messenger/test/given.ts'
import { notify } from '../../../../organisation/notice/notify.ts'
import { runSql } from '../../../../test/cluster.ts'
import { givenApplication } from '../../../application/test/given-application.ts'

/** What is sent waits for no reader (migration 0390). */
const atOnce = `
create function at_once() returns trigger language plpgsql as $$ begin new.lease_until = null; return new; end $$;
create trigger at_once before insert on job for each row when (new.kind in ('noticeMail', 'noticeMessenger')) execute function at_once()`

/** A portal that mails and knows the messengers, its mailbox, and people who can be mentioned. */
export async function startTelling() {
  const mailbox = await startMailServer()
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const { server, fake, given, close } = await startWithMessengers({
    more: {
      environment: {
        PORT: String(port),
        ATRIUM_BASE_URL: origin,
        ATRIUM_SMTP_URL: mailbox.url,
        ATRIUM_MAIL_FROM: 'Atrium <portal@portal.example>',
      },
    },
  })
  await runSql(server.address, atOnce)
  return { server, fake, given, mailbox, origin, givenReader, link, jobsOf, close: closeAll }

  async function closeAll() {
    await close()
    await mailbox.close()
  }

  /** A member with a confirmed address, who can be mentioned in an application. */
  async function givenReader() {
    const of = await givenApplication(server)
    const { enterprise, member, administrator, id: appId } = of
    const email = `${member.person.loginId}@mail.example`
    await server.services.tx(platform, (db) =>
      db
        .updateTable('user_account')
        .set({ email, email_verified_at: new Date(), locale: 'en-US' })
        .where('id', '=', member.person.id)
        .execute(),
    )
    const by = administrator.person.id
    const mention = (now = new Date()) =>
      server.services.tx({ as: 'tenant', entId: enterprise.id, userId: by }, (db) => {
        const subject = { appId, entity: 'order', recordId: 'record1' }
        const told = { entId: enterprise.id, kind: 'mention', subject, to: [member.person.id], by } as const
        return notify({ db, newId, now }, told)
      })
    return { ...of, email, mention }
  }

  type Reader = Awaited<ReturnType<typeof givenReader>>

  /** The enterprise offers a messenger, and the member has linked their account there. */
  async function link({ enterprise, member }: Reader, type: MessengerType) {
    const app = await given.app({ type, enterprise })
    const colleague = given.colleague()
    const row = {
      id: newId(),
      ent_id: enterprise.id,
      provider: type,
      subject_scope: app.corpId,
      external_id: type === 'feishu' ? `ou_${colleague.id}` : colleague.id,
      nickname: colleague.name,
      user_id: member.person.id,
    }
    await server.services.tx(platform, (db) => db.insertInto('identity_binding').values(row).execute())
    return { app, cards: () => fake.world.cards.filter(({ to }) => to === colleague.id) }
  }

  function jobsOf(userId: string, kind: 'noticeMail' | 'noticeMessenger') {
    return server.services.tx(platform, (db) =>
      db.selectFrom('job').select(['id', 'status']).where('kind', '=', kind).where('user_id', '=', userId).execute(),
    )
  }
}
