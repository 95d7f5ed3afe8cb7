import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

/** Chooses what is done with a list as a whole, from the menu of the list with this name. */
export async function chooseOfList(user: UserEvent, list: string, act: string | RegExp) {
  await openListMenu(user, list)
  await user.click(screen.getByRole('menuitem', { name: act }))
}

/** Opens the menu of the list with this name. */
export async function openListMenu(user: UserEvent, list: string) {
  const names = [`更多：${list}`, `More for ${list}`]
  await user.click(await screen.findByRole('button', { name: (name) => names.includes(name) }))
}
