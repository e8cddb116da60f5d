/** Keeps what somebody types while the dialog is being loaded, so that no letter is lost. */
export function keepTyped(): { end(): string } {
  let typed = '';
  const onKey = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, isComposing } = event;
    if (ctrlKey || metaKey || altKey || isComposing) return;
    if (key === 'Backspace') typed = typed.slice(0, -1);
    else if ([...key].length === 1) typed += key;
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener('keydown', onKey, true);
  return {
    end() {
      document.removeEventListener('keydown', onKey, true);
      return typed;
    },
  };
}
