'use client'

/** Shown by the styles while the form of the correction, on the same page, holds a draft. */
export function UnsentCorrection() {
  function open() {
    document.getElementById('correct')?.closest('details')?.setAttribute('open', '')
  }
  return (
    <p className="hidden rounded-field bg-sun-tint px-3.5 py-2.5 text-sm [body:has(#correct_[data-draft]:not([data-draft=none]))_&]:block">
      Есть неотправленное исправление текста: публикация его не применит.{' '}
      <a href="#correct" className="link target" onClick={open}>
        Открыть исправление
      </a>
    </p>
  )
}
