'use client'

import { useEffect } from 'react'
import { tableMenuLabels, translateLabel } from '@/lib/office/editor-labels'
import { showFileTitle } from '@/lib/office/file-titles'

const TRANSLATED = '[aria-label], [data-test-id], [placeholder], [title]'
const watched: MutationObserverInit = {
  attributeFilter: ['aria-label', 'placeholder', 'title'],
  characterData: true,
  childList: true,
}

/** Translates labels that the text editor cannot translate, as soon as they appear. */
export function RussianEditor() {
  useEffect(() => {
    const observer = new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes)
        for (const node of type === 'childList' ? addedNodes : [target]) translate(node)
    })
    translate(document.body)
    observer.observe(document.body, { ...watched, subtree: true })
    return () => observer.disconnect()
  }, [])
  return null
}

function translate(root: Node): void {
  if (root instanceof Element) {
    for (const element of [root, ...root.querySelectorAll(TRANSLATED)]) translateElement(element)
  }
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let text: Node | null = texts.currentNode; text; text = texts.nextNode()) translateText(text)
}

function translateElement(element: Element): void {
  for (const name of ['aria-label', 'placeholder', 'title']) {
    const label = translateLabel(element.getAttribute(name) ?? '')
    if (label) element.setAttribute(name, label)
  }
  if (element.matches('input[type="checkbox"]')) element.removeAttribute('title') // the name of its field in the code
  const item = tableMenuLabels[element.getAttribute('data-test-id') ?? '']
  const text = item ? element.querySelector('.text') : null
  if (text && text.textContent !== item) text.textContent = item ?? null
}

/** Leaves typed text alone. */
function translateText(node: Node): void {
  const word = node instanceof Text ? translateLabel(node.data.trim()) : undefined
  if (word && !node.parentElement?.closest('[contenteditable="true"]')) (node as Text).data = word
  if (!word && node instanceof Text) void showFileTitle(node)
}
