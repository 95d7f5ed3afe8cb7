import { NameLink } from '@atrium/shared-utility/ui'

type Props = { id: string | null; name: string }

/** The name of a person, which leads to their page where they are known. */
export function PersonLink({ id, name }: Props) {
  return <NameLink to={id && `/sysop/users/${id}`} text={name} />
}
