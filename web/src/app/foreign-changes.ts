/**
 * Translators, password managers and click-to-call add elements before React takes the page over, which then
 * does not match what the server sent. The inline script records what others change once the page is parsed,
 * and the application takes it back right
 * before hydration; afterwards they may change it again. The two share only `window`.
 */
declare global {
  interface Window {
    foreignChanges?: () => MutationRecord[];
  }
}

export function recordForeignChanges(): void {
  const root = document.getElementById('root');
  if (!root) return;
  const changes: MutationRecord[] = [];
  const recorder = new MutationObserver((records) => void changes.push(...records));
  const parsed = new MutationObserver(() => {
    // The parser has closed an element that something follows.
    if (!root.nextSibling) return;
    parsed.disconnect();
    recorder.observe(root, {
      childList: true,
      subtree: true,
      characterData: true,
      characterDataOldValue: true,
    });
  });
  parsed.observe(document.body, { childList: true });
  window.foreignChanges = () => {
    changes.push(...recorder.takeRecords());
    recorder.disconnect();
    return changes.splice(0);
  };
}

/** The last change first, so that each finds the nodes as it left them. */
export function takeForeignChangesBack(): void {
  for (const change of window.foreignChanges?.().reverse() ?? []) {
    const { target, addedNodes, removedNodes, nextSibling } = change;
    if (change.type === 'characterData') target.nodeValue = change.oldValue;
    for (const node of addedNodes) (node as ChildNode).remove();
    for (const node of removedNodes) target.insertBefore(node, nextSibling);
  }
}
