import { createTheme } from '@mui/material/styles';

const accent = { main: 'var(--accent)', light: 'var(--accent)', dark: 'var(--accent-strong)' };

const heading = { fontFamily: 'var(--headings)', fontWeight: 'var(--heading-weight)' };

const inAllShades = (main: string) => ({ main, light: main, dark: main, contrastText: 'var(--paper)' });

/**
 * The CSS variables of theme.css already contain the light and the dark scheme, so MUI needs only one
 * palette.
 */
export const theme = createTheme({
  // MUI would write `color-scheme: light` on the page, which would override the device's setting.
  cssVariables: { nativeColor: true, disableCssColorScheme: true },
  palette: {
    primary: { ...accent, contrastText: 'var(--on-accent)' },
    secondary: {
      main: 'var(--ink)',
      light: 'var(--ink-soft)',
      dark: 'var(--ink)',
      contrastText: 'var(--paper)',
    },
    error: inAllShades('var(--danger)'),
    warning: inAllShades('var(--warning)'),
    success: inAllShades('var(--success)'),
    info: {
      main: 'var(--accent)',
      light: 'var(--accent)',
      dark: 'var(--accent-strong)',
      contrastText: 'var(--on-accent)',
    },
    background: { default: 'var(--paper)', paper: 'var(--raised)' },
    text: { primary: 'var(--ink)', secondary: 'var(--ink-soft)', disabled: 'var(--ink-soft)' },
    divider: 'var(--line)',
    action: {
      active: 'var(--ink-soft)',
      hover: 'var(--tint)',
      selected: 'var(--tint)',
      disabled: 'var(--ink-soft)',
      disabledBackground: 'var(--line)',
      focus: 'var(--tint)',
    },
  },
  typography: {
    fontFamily: 'var(--sans)',
    fontSize: 15,
    h1: { ...heading, fontSize: 'var(--text-2xl)', letterSpacing: 'var(--tracking)' },
    h2: { ...heading, fontSize: 'var(--text-xl)', letterSpacing: 'var(--tracking)' },
    h3: { ...heading, fontSize: 'var(--text-l)' },
    button: { textTransform: 'none', fontWeight: 600 },
  },
  shape: { borderRadius: 'var(--radius)' },
  components: {
    // MUI would mix the backgrounds of these two with white, also in the dark scheme.
    MuiAlert: { styleOverrides: { root: { backgroundColor: 'var(--sunken)', color: 'var(--ink)' } } },
    MuiLinearProgress: { styleOverrides: { root: { backgroundColor: 'var(--sunken)' } } },
    MuiButton: {
      defaultProps: { disableElevation: true },
      // With forced colours only a border sets a filled button apart.
      styleOverrides: { contained: { '@media (forced-colors: active)': { border: '1px solid' } } },
    },
    MuiCheckbox: { defaultProps: { size: 'small' } },
    MuiDialogActions: {
      // A gap keeps buttons apart also where they stand below each other.
      defaultProps: { disableSpacing: true },
      styleOverrides: { root: { flexWrap: 'wrap', gap: '0.75rem', padding: '0 1.5rem 1.5rem' } },
    },
    MuiPaper: { defaultProps: { elevation: 0, variant: 'outlined' } },
    // MUI's own colours of these are those of the light scheme.
    MuiInputBase: {
      styleOverrides: { input: { '&::placeholder': { color: 'var(--ink-soft)', opacity: 1 } } },
    },
    MuiSwitch: {
      styleOverrides: {
        switchBase: { color: 'var(--ink-soft)' },
        track: { backgroundColor: 'var(--ink-soft)', opacity: 0.5 },
      },
    },
    // On a phone four short names fit without buttons for scrolling.
    MuiTab: {
      styleOverrides: { root: { '@media (max-width: 36rem)': { minWidth: 0, paddingInline: '0.75rem' } } },
    },
    MuiTabs: {
      styleOverrides: { root: { '& .MuiTabs-scrollButtons.Mui-disabled': { width: 0 } } },
    },
    MuiOutlinedInput: { styleOverrides: { notchedOutline: { borderColor: 'var(--line-strong)' } } },
    MuiListItemButton: {
      styleOverrides: {
        root: {
          '&[aria-current]': { backgroundColor: 'var(--tint)', boxShadow: 'inset 3px 0 var(--accent)' },
        },
      },
    },
    MuiListSubheader: {
      styleOverrides: { root: { margin: 0, backgroundColor: 'transparent', lineHeight: '2rem' } },
    },
    MuiTable: { defaultProps: { size: 'small' } },
    MuiTableCell: { styleOverrides: { root: { borderColor: 'var(--line)' } } },
    MuiTextField: { defaultProps: { fullWidth: true, size: 'small' } },
  },
});
