import { useState, type SyntheticEvent } from 'react'
import { MoveRefusal } from '@/components/desk/send-move'

type FieldMessages = Readonly<Record<string, string>>

/** Messages of the fields that were refused; none if the sending itself failed. */
export function getRefused(error: Error | null): FieldMessages | undefined {
  return error instanceof MoveRefusal ? error.fields : undefined
}

/**
 * Messages of the fields of a refused form; each goes once its field is changed. `listAnswered` says whose messages a
 * change of the field of this name takes away.
 */
export function useFieldErrors(refused: FieldMessages | undefined, listAnswered: (name: string) => readonly string[]) {
  const [answered, setAnswered] = useState<{ refused: FieldMessages | undefined; names: readonly string[] }>({
    refused,
    names: [],
  })
  const names = answered.refused === refused ? answered.names : []
  const errors: FieldMessages = Object.fromEntries(
    Object.entries(refused ?? {}).filter(([name]) => !names.includes(name)),
  )

  function noteChange({ target }: SyntheticEvent<HTMLFormElement>) {
    const changed = listAnswered((target as Partial<HTMLInputElement>).name ?? '')
    if (changed.some((name) => errors[name])) setAnswered({ refused, names: [...names, ...changed] })
  }

  return { errors, noteChange }
}

/** Focuses what is refused first in a form, and shows its message, which may be below the edge after a tall field. */
export function focusRefusal(form: HTMLElement | null): void {
  const refused = form?.querySelector<HTMLElement>('[aria-invalid], [role=alert]')
  refused?.focus()
  for (const id of refused?.getAttribute('aria-describedby')?.split(' ') ?? [])
    document.getElementById(id)?.scrollIntoView({ block: 'nearest' })
}
