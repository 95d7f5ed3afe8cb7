/** A deploy token that counts, and until when. `parcel`: the one that it may release; null: it is the platform's. */
export type Deployer = { tokenId: string; parcel: string | null; label: string; expiresAt: Date; madeBy: string }

/** A deploy token of a team. */
type TeamDeployer = Deployer & { parcel: string }

type Called = { deployer: Deployer | null }

/** The deploy token of the caller, for a call whose access is `deployToken`. */
export function deployerOf({ deployer }: Called): TeamDeployer {
  if (deployer === null || !isOfTeam(deployer)) throw new Error('this call asks for no deploy token of a parcel')
  return deployer
}

/** The deploy token of the caller, for a call whose access is `platformToken`. */
export function platformDeployerOf({ deployer }: Called): Deployer {
  if (deployer === null || deployer.parcel !== null) throw new Error('this call asks for no platform token')
  return deployer
}

export function isOfTeam(deployer: Deployer): deployer is TeamDeployer {
  return deployer.parcel !== null
}
