/** Is the first stop of the keyboard. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="sr-only font-medium focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-70 focus:rounded-field focus:bg-ink focus:px-5 focus:py-3 focus:text-paper"
    >
      Перейти к содержанию
    </a>
  )
}
