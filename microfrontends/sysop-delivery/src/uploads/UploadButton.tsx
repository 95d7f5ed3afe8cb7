import { Button, type ButtonProps } from '@mui/material'
import { type ChangeEvent, useRef } from 'react'

type Props = Pick<ButtonProps, 'variant' | 'size' | 'color' | 'startIcon' | 'aria-label'> & {
  children: string
  /** Endings of names, with commas between. */
  accept: string
  isMultiple?: boolean
  onChosen: (files: File[]) => void
}

/** Lets a person choose files. The field itself is of no shape that fits a page, so a button opens it. */
export function UploadButton({ children, accept, isMultiple = false, onChosen, ...button }: Props) {
  const field = useRef<HTMLInputElement>(null)
  function handleChange({ target }: ChangeEvent<HTMLInputElement>) {
    onChosen([...(target.files ?? [])])
    // The same file may be chosen again.
    target.value = ''
  }
  return (
    <>
      <Button {...button} onClick={() => field.current?.click()}>
        {children}
      </Button>
      <input
        ref={field}
        type="file"
        accept={accept}
        multiple={isMultiple}
        hidden
        aria-label={children}
        onChange={handleChange}
      />
    </>
  )
}
