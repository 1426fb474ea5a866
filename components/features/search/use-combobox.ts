import { useEffect, useEffectEvent, useState } from 'react'
import { useSuggestions, type SuggestMine } from '@/components/features/search/use-suggestions'
import type { Suggestion } from '@/lib/domains/search/contract'

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

interface FieldOptions {
  suggestMine: SuggestMine
  onChoose: (suggestion: Suggestion) => void
}

/** Makes a combobox of an existing field. */
export function useCombobox(fieldId: string, { suggestMine, onChoose }: FieldOptions) {
  const [text, setText] = useState(() => getField(fieldId)?.value ?? '')
  // Text that was typed before this code was loaded opens the list too.
  const [isOpen, setOpen] = useState(() => hasTypedText(getField(fieldId)))
  const [index, setIndex] = useState(-1)
  const suggestions = useSuggestions(text, suggestMine)
  const found = isOpen ? suggestions : []

  const onInput = useEffectEvent(() => {
    setText(getField(fieldId)?.value ?? '')
    setOpen(true)
    setIndex(-1)
  })
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const step = STEPS[event.key]
    const pointed = found[index]
    if (step && suggestions.length > 0) {
      setOpen(true)
      setIndex((now) =>
        now < 0 && step < 0 ? suggestions.length - 1 : (now + step + suggestions.length) % suggestions.length,
      )
    } else if (event.key === 'Enter' && pointed) choose(pointed)
    else if (event.key === 'Escape' && found.length > 0) setOpen(false)
    else return
    event.preventDefault()
  })
  // A click on a suggestion moves the focus to it, so only a focus elsewhere closes the list.
  const onBlur = useEffectEvent((event: FocusEvent) => {
    const next = event.relatedTarget
    if (!(next instanceof HTMLElement && next.id.startsWith(`${fieldId}-`))) setOpen(false)
  })

  useEffect(() => {
    const field = getField(fieldId)
    field?.addEventListener('input', onInput)
    field?.addEventListener('keydown', onKeyDown)
    field?.addEventListener('blur', onBlur)
    // Text that was typed between the first render and this effect is not lost.
    if (hasTypedText(field)) field?.dispatchEvent(new Event('input'))
    return () => {
      field?.removeEventListener('input', onInput)
      field?.removeEventListener('keydown', onKeyDown)
      field?.removeEventListener('blur', onBlur)
    }
  }, [fieldId])

  useEffect(() => setAriaState(fieldId, found.length > 0, index), [fieldId, found.length, index])

  function choose(suggestion: Suggestion) {
    setOpen(false)
    const field = getField(fieldId)
    if (field) field.value = field.defaultValue
    setText(field?.defaultValue ?? '')
    onChoose(suggestion)
  }

  return { found, index, choose }
}

function getField(id: string): HTMLInputElement | null {
  const field = document.getElementById(id)
  return field instanceof HTMLInputElement ? field : null
}

function hasTypedText(field: HTMLInputElement | null): boolean {
  return field !== null && field.value !== field.defaultValue
}

/** A screen reader hears of the list while the focus stays in the field. */
function setAriaState(fieldId: string, isListed: boolean, index: number): void {
  const field = getField(fieldId)
  if (!field) return
  field.autocomplete = 'off'
  const states = { role: 'combobox', 'aria-autocomplete': 'list', 'aria-expanded': String(isListed) }
  for (const [name, value] of Object.entries(states)) field.setAttribute(name, value)
  field.toggleAttribute('aria-controls', isListed)
  field.toggleAttribute('aria-activedescendant', isListed && index >= 0)
  if (isListed) field.setAttribute('aria-controls', `${fieldId}-list`)
  if (isListed && index >= 0) field.setAttribute('aria-activedescendant', `${fieldId}-${index}`)
}
