import type { FilterAsker } from '@atrium/shared-utility/contract'
import { runSql } from '../../../../test/cluster.ts'
import type { TestServer } from '../../../../test/test-server.ts'

export const today = '2026-03-05'

/** Sales has the East below it; the workshop stands by itself. p4 is in two, p6 in none. */
const departments = { sales: ['p1', 'p2'], east: ['p3', 'p4'], workshop: ['p4', 'p5'] }

/** Six people of an enterprise, in its departments. */
export async function givenPeople(server: TestServer, entId: string) {
  const people = ['p1', 'p2', 'p3', 'p4', 'p5', 'p6']
  const accounts = people.map((id) => `('${id}', '${id}${entId}', '${id}${entId}', '${id}')`)
  const memberships = people.map((id) => `('${entId}', '${id}', 6)`)
  const members = Object.entries(departments).flatMap(([id, all]) =>
    all.map((one) => `('${entId}', '${id}', '${one}')`),
  )
  await runSql(
    server.address,
    `insert into user_account (id, login_id, login_id_norm, name) values ${accounts.join()};
     insert into membership (ent_id, user_id, user_type) values ${memberships.join()};
     insert into department (ent_id, id, parent_id, name) values
       ('${entId}', 'sales', null, 'S'), ('${entId}', 'east', 'sales', 'E'), ('${entId}', 'workshop', null, 'W');
     insert into department_member (ent_id, department_id, user_id) values ${members.join()}`,
  )
}

export function askerOf(userId: string): FilterAsker {
  const { sales, east, workshop } = departments
  const own = Object.values(departments).filter((all) => all.includes(userId))
  const below = [
    own.includes(sales) ? [...sales, ...east] : [],
    own.includes(east) ? east : [],
    own.includes(workshop) ? workshop : [],
  ]
  return { userId, today, colleagues: new Set(own.flat()), colleaguesBelow: new Set(below.flat()) }
}
