/** How a name that is kept with its sounds (`soundsOf`) is typed in one word: family name first, and last. */
export function saidNames(sounds: string | null) {
  return (sounds ?? '').split('|').flatMap((said) => {
    const [family = '', ...given] = said.split(' ')
    return family === '' ? [] : [[family, ...given].join(''), [...given, family].join('')]
  })
}
