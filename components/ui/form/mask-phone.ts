import { IMask } from 'react-imask'
import { isEmptyPhone, phoneMask } from '@/components/ui/form/phone-mask'

/**
 * Shows what is typed as a Russian phone. The mask writes into the input itself: a value through React's state would come
 * late and undo typing. Returns what takes the mask off.
 */
export function maskPhone(element: HTMLInputElement, onAccept?: () => void): () => void {
  const typedBefore = element.value
  const mask = IMask(element, phoneMask)
  // on focus it would move the caret after «+7 (» and undo a selection
  mask.alignCursorFriendly = () => undefined
  // a form reset bypasses the mask
  const catchUp = () => mask.displayValue !== element.value && mask.updateValue()
  const leave = () => {
    if (isEmptyPhone(mask.value)) mask.value = ''
  }
  if (onAccept) mask.on('accept', onAccept)
  // a server-rendered field may be filled in before its mask loads
  if (element.value !== typedBefore) onAccept?.()
  element.addEventListener('focus', catchUp)
  element.addEventListener('blur', leave)
  return () => {
    element.removeEventListener('focus', catchUp)
    element.removeEventListener('blur', leave)
    mask.destroy()
  }
}
