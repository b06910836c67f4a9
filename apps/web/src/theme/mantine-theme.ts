// Mantine, told to speak our tokens. Screens set no sizes or colours of their own: they pick a component and a variant.
import {
  type CSSVariablesResolver,
  createTheme,
  type MantineColorsTuple,
  type MantineThemeOverride,
} from '@mantine/core';
import classes from './mantine-theme.module.css';

const token = (name: string) => `var(--rw-${name})`;

/** Our colours change with the scheme by themselves, so Mantine's ten shades are all the same variable. */
function shades(name: string): MantineColorsTuple {
  const shade = token(name);
  return [shade, shade, shade, shade, shade, shade, shade, shade, shade, shade];
}

const hoverMs = 120;
const enterMs = 200;
/** Spec: a dropdown that somebody opens lies above everything, dialogs and toasts too. */
const dropdownZIndex = 999_999;
const floating = {
  zIndex: dropdownZIndex,
  shadow: 'md',
  radius: 'lg',
  transitionProps: { transition: 'pop', duration: hoverMs },
};

export const mantineTheme: MantineThemeOverride = createTheme({
  fontFamily: token('font'),
  fontFamilyMonospace: token('font-mono'),
  primaryColor: 'accent',
  colors: {
    accent: shades('accent-fill'),
    danger: shades('danger-fill'),
    success: shades('success'),
    warning: shades('warning-mark'),
  },
  white: token('on-fill'),
  black: token('text'),
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  radius: {
    xs: token('radius-mark'),
    sm: token('radius-mark'),
    md: token('radius-control'),
    lg: token('radius-card'),
    xl: token('radius-dialog'),
  },
  spacing: {
    xs: token('space-2'),
    sm: token('space-3'),
    md: token('space-4'),
    lg: token('space-5'),
    xl: token('space-6'),
  },
  fontSizes: {
    xs: token('text-xs'),
    sm: token('text-md'),
    md: token('text-lg'),
    lg: token('text-h2'),
    xl: token('text-h1'),
  },
  lineHeights: {
    xs: token('leading-xs'),
    sm: token('leading-md'),
    md: token('leading-lg'),
    lg: token('leading-h2'),
    xl: token('leading-h1'),
  },
  fontWeights: { regular: '400', medium: '550', bold: '650' },
  shadows: {
    xs: 'none',
    sm: 'none',
    md: token('shadow-float'),
    lg: token('shadow-float'),
    xl: token('shadow-dialog'),
  },
  breakpoints: { xs: '30em', sm: '40em', md: '64em', lg: '75em', xl: '90em' },
  components: {
    Button: {
      defaultProps: { size: 'sm' },
      classNames: { root: classes.button, loader: classes.loader },
    },
    ActionIcon: {
      defaultProps: { variant: 'subtle', color: 'gray', size: 'lg' },
      classNames: { root: classes.iconButton },
    },
    Tooltip: {
      defaultProps: {
        openDelay: 300,
        radius: 'md',
        transitionProps: { duration: hoverMs },
        events: { hover: true, focus: true, touch: false },
      },
      classNames: { tooltip: classes.tooltip },
    },
    Menu: {
      // Without the placeholder the focus goes to the first entry, and no stray element sits in the menu.
      defaultProps: {
        ...floating,
        position: 'bottom-end',
        offset: 4,
        // No longer than the room that is left there: the rest is scrolled to.
        middlewares: { flip: true, shift: true, size: true },
        withInitialFocusPlaceholder: false,
      },
      classNames: { dropdown: classes.dropdown, item: classes.menuItem },
    },
    Popover: { defaultProps: floating, classNames: { dropdown: classes.popover } },
    Select: { classNames: { dropdown: classes.popover } },
    ColorInput: {
      defaultProps: { eyeDropperButtonProps: { 'aria-label': 'Pick a color from the screen' } },
      classNames: { dropdown: classes.popover },
    },
    Combobox: { defaultProps: floating, classNames: { dropdown: classes.dropdown } },
    Modal: {
      defaultProps: {
        centered: true,
        radius: 'xl',
        padding: 'lg',
        shadow: 'xl',
        transitionProps: { transition: 'pop', duration: enterMs },
        overlayProps: { backgroundOpacity: 1, color: token('overlay') },
        closeButtonProps: { 'aria-label': 'Close' },
      },
      classNames: { inner: classes.modalInner, content: classes.modal, title: classes.modalTitle },
    },
    Drawer: {
      defaultProps: {
        shadow: 'xl',
        transitionProps: { duration: enterMs },
        overlayProps: { backgroundOpacity: 1, color: token('overlay') },
        closeButtonProps: { 'aria-label': 'Close' },
      },
    },
    InputWrapper: {
      classNames: {
        label: classes.label,
        description: classes.description,
        error: classes.error,
        required: classes.required,
      },
    },
    Input: { classNames: { input: classes.input } },
    Tabs: { classNames: { tab: classes.tab, tabLabel: classes.tabLabel, list: classes.tabList } },
    SegmentedControl: {
      classNames: {
        root: classes.segments,
        indicator: classes.segmentIndicator,
        label: classes.segmentLabel,
      },
      defaultProps: { withItemsBorders: false, transitionDuration: hoverMs },
    },
    Notification: { classNames: { root: classes.toast } },
    Checkbox: { defaultProps: { size: 'sm', radius: 'sm' }, classNames: { input: classes.tick } },
    Skeleton: { defaultProps: { radius: 'md' }, classNames: { root: classes.skeleton } },
    Loader: { defaultProps: { type: 'oval', size: 'sm' } },
  },
});

function colour(name: string, fill: string, fillHover: string, tint: string, text: string) {
  return {
    [`--mantine-color-${name}-filled`]: token(fill),
    [`--mantine-color-${name}-filled-hover`]: token(fillHover),
    [`--mantine-color-${name}-light`]: token(tint),
    [`--mantine-color-${name}-light-hover`]: token(tint),
    [`--mantine-color-${name}-light-color`]: token(text),
    [`--mantine-color-${name}-text`]: token(text),
    [`--mantine-color-${name}-outline`]: token(text),
    [`--mantine-color-${name}-outline-hover`]: token(tint),
  };
}

const variables: Record<string, string> = {
  '--mantine-color-bright': token('text'),
  '--mantine-color-text': token('text'),
  '--mantine-color-body': token('ground'),
  '--mantine-color-error': token('danger-text'),
  '--mantine-color-success': token('success-text'),
  '--mantine-color-placeholder': token('placeholder'),
  '--mantine-color-anchor': token('accent-text'),
  '--mantine-color-default': token('ground'),
  '--mantine-color-default-hover': token('hover'),
  '--mantine-color-default-color': token('text'),
  '--mantine-color-default-border': token('control-line'),
  '--mantine-color-dimmed': token('text-2'),
  '--mantine-color-disabled': token('disabled'),
  '--mantine-color-disabled-color': token('disabled-text'),
  '--mantine-color-disabled-border': token('line'),
  '--mantine-primary-color-contrast': token('on-fill'),
  ...colour('accent', 'accent-fill', 'accent-fill-hover', 'accent-tint', 'accent-text'),
  ...colour('danger', 'danger-fill', 'danger-fill-hover', 'danger-tint', 'danger-text'),
  ...colour('success', 'success', 'success', 'success-tint', 'success-text'),
  ...colour('warning', 'warning-mark', 'warning-mark', 'warning-tint', 'warning-text'),
  // Filled, it lies on pictures: the same in both schemes, as the stage is.
  ...colour('gray', 'stage-raised', 'stage-line', 'hover', 'text-2'),
};

/** The tokens already differ by scheme, so Mantine gets the same names for both. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: variables,
  dark: variables,
});
