import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { StartRefused } from '../../process/error/start-refused.ts'
import { canReach, serverAccount, type Account } from './account.ts'

/** How to start a program of the database server: what goes before it, and as whom. */
export type Privilege = {
  account: Account | null
  wrap(program: string, args: readonly string[], isServer: boolean): { command: string; args: string[] }
  spawnAs: { uid?: number; gid?: number }
}

export async function findPrivilege(folder: string): Promise<Privilege> {
  const account = await serverAccount()
  const canSignal = process.platform === 'linux' && spawnSync('setpriv', ['--pdeathsig', 'INT', 'true']).status === 0
  const isReachable = account === null || (await canReach(account, `${folder}/x`))
  if (account === null) return plain({ account, canSignal, isReachable })
  if (!canSignal && !isReachable) throw new StartRefused(unreachableSentence(folder, account))
  return canSignal ? lowered({ account, isReachable, folder }) : plain({ account, canSignal, isReachable })
}

type MachineFacts = { account: Account | null; canSignal: boolean; isReachable: boolean }

function plain({ account, canSignal }: MachineFacts): Privilege {
  return {
    account,
    spawnAs: account === null ? {} : { uid: account.uid, gid: account.gid },
    wrap: (program, args, isServer) =>
      canSignal && isServer
        ? { command: 'setpriv', args: ['--pdeathsig', 'INT', program, ...args] }
        : { command: program, args: [...args] },
  }
}

// setpriv sets the death signal after it has changed the account; the kernel forgets one that was set before.
function lowered({
  account,
  isReachable,
  folder,
}: {
  account: Account
  isReachable: boolean
  folder: string
}): Privilege {
  const identity = [`--reuid=${account.uid}`, `--regid=${account.gid}`, '--clear-groups']
  const capability = isReachable ? [] : reachCapability(folder, account)
  return {
    account,
    spawnAs: {},
    wrap: (program, args, isServer) => ({
      command: 'setpriv',
      args: [...identity, ...capability, ...(isServer ? ['--pdeathsig', 'INT'] : []), program, ...args],
    }),
  }
}

/**
 * A repository below a folder that only root may enter (/root) keeps its data there too. The database's
 * account then gets the one capability that lets it pass through, and nothing else of root's.
 */
function reachCapability(folder: string, account: Account) {
  const bounding = /^CapBnd:\s*([0-9a-f]+)$/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1] ?? '0'
  const has = (bit: bigint) => (BigInt(`0x${bounding}`) & (1n << bit)) !== 0n
  const name = has(2n) ? 'dac_read_search' : has(1n) ? 'dac_override' : null
  if (name === null) throw new StartRefused(unreachableSentence(folder, account))
  // access(2), which PostgreSQL asks about its own programs, ignores capabilities without this security bit.
  return ['--securebits=+no_setuid_fixup', `--inh-caps=+${name}`, `--ambient-caps=+${name}`]
}

function unreachableSentence(folder: string, account: Account) {
  return `The database runs as “${account.name}”, which cannot reach ${folder}. Set ATRIUM_DATA_DIR to a folder that it can reach.`
}
