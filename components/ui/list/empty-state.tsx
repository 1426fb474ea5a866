import type { ReactNode } from 'react'

interface EmptyStateProps {
  title: string
  children?: ReactNode
  action?: ReactNode
}

export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-start gap-3 py-10 sm:flex-row sm:gap-8">
      <EmptyShore />
      <div className="w-full max-w-measure">
        <p className="text-h3">{title}</p>
        {children && <div className="mt-2 text-ink-soft">{children}</div>}
        {action && <div className="mt-5">{action}</div>}
      </div>
    </div>
  )
}

function EmptyShore() {
  return (
    <svg aria-hidden viewBox="0 0 160 104" className="w-36 shrink-0">
      <circle cx="112" cy="40" r="20" className="fill-sun" />
      <path d="M0 58h160v46H0z" className="fill-brand-tint" />
      <path d="M64 52h40l-6 14H72z" className="fill-ink" />
      <path d="M82 14v36H60z" className="fill-brand" />
      <path d="M86 22v28h14z" className="fill-brand-strong" />
      <path d="M0 72c14 0 14-6 28-6s14 6 28 6 14-6 28-6 14 6 28 6 14-6 28-6 14 6 20 6v32H0z" className="fill-brand" />
      <path
        d="M0 88c14 0 14-6 28-6s14 6 28 6 14-6 28-6 14 6 28 6 14-6 28-6 14 6 20 6v16H0z"
        className="fill-brand-strong"
      />
    </svg>
  )
}
