/** A deploy token that counts: what it may release, and until when. */
export type Deployer = { tokenId: string; parcel: string; label: string; expiresAt: Date }

/** Who calls, for a call whose access is `deployToken`. */
export function deployerOf({ deployer }: { deployer: Deployer | null }): Deployer {
  if (deployer === null) throw new Error('this call asks for no deploy token: it has none to rely on')
  return deployer
}
