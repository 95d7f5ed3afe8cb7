import { Problem } from '@atrium/shared-utility/contract'

/** Throws `fileEmpty`: no server takes a file that has nothing in it, so none is asked. */
export function refuseEmpty({ size }: File) {
  if (size === 0) throw new Problem('fileEmpty')
}
