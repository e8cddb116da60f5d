import { useSearchParams } from 'react-router-dom';

/** The URL parameters that open a form. */
const own = { new: 'new', edit: 'edit', draft: 'draft' } as const;

/**
 * Which form is open, and the addresses of the forms and of the list alone, all with the list's search and
 * order.
 */
export function useOpenForm() {
  const [params] = useSearchParams();
  const search = (change: (params: URLSearchParams) => void) => {
    const changed = new URLSearchParams(params);
    for (const name of Object.values(own)) changed.delete(name);
    change(changed);
    return { search: String(changed) };
  };
  return {
    isNew: params.has(own.new),
    /** The id of the record that is edited. */
    editing: params.get(own.edit),
    /** The id of the record whose draft is written. */
    drafting: params.get(own.draft),
    toList: search(() => {}),
    toNew: search((to) => to.set(own.new, '')),
    toDraft: (id: string) => search((to) => to.set(own.draft, id)),
    toEdit: (id: string) => search((to) => to.set(own.edit, id)),
  };
}
