import { useState, type SyntheticEvent } from 'react'
import { MoveRefusal } from '@/components/desk/send-move'

/** Returns whose messages a change of the field of this name takes away. */
export type ListAnswered = (name: string) => readonly string[]

const itself: ListAnswered = (name) => [name]

/** Messages of the fields of a refused form; each goes once its field is changed. */
export function useFieldErrors(error: Error | null, listAnswered = itself) {
  const [answered, setAnswered] = useState<{ error: Error | null; names: readonly string[] }>({ error, names: [] })
  const names = answered.error === error ? answered.names : []
  const refused = error instanceof MoveRefusal ? Object.entries(error.fields) : []
  const errors: Readonly<Record<string, string>> = Object.fromEntries(refused.filter(([name]) => !names.includes(name)))

  function noteChange({ target }: SyntheticEvent<HTMLFormElement>) {
    const changed = listAnswered((target as Partial<HTMLInputElement>).name ?? '')
    if (changed.some((name) => errors[name])) setAnswered({ error, names: [...names, ...changed] })
  }

  return { errors, noteChange }
}
