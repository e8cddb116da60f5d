/** At the desk, where an admin decides who sees a resource. */
export const resourceDeskTexts = {
  title: 'Resources for members',
  one: 'Resource for members',
  heading: 'Add resource for members',
  submit: 'Add resource for members',
  empty: 'No resources for members.',
  visible: 'Visible to',
  everybody: 'Everybody',
  members: 'Members only',
  hide: {
    action: 'Show to members only…',
    confirm: 'Show to members only',
    title: (name: string) => `Show "${name}" to members only?`,
    text: 'It leaves the site, the lists, the sitemap and the search. Members of the team read it in the workspace, under For members. Copies that search engines or people have made stay where they are.',
    done: 'Only members see it now',
  },
  show: {
    action: 'Show to everybody…',
    confirm: 'Show to everybody',
    title: (name: string) => `Show "${name}" to everybody?`,
    text: 'It gets a page on the site, with its text and its file, and everybody can read it.',
    done: 'Everybody sees it now',
  },
  there: 'There is already a resource with this id. Please delete that one first.',
} as const;
