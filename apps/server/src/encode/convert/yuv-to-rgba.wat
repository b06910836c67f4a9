;; A row of yuv420p (BT.709, limited range) to RGBA, for drawing a video's picture. See rgba-maker.ts
;; for who calls it. Sixteen px at a time; up to fifteen more than asked are read and written.
;;
;;   R = 1.16438 (Y - 16)                       + 1.79274 (V - 128)
;;   G = 1.16438 (Y - 16) - 0.21325 (U - 128)   - 0.53291 (V - 128)
;;   B = 1.16438 (Y - 16) + 2.11240 (U - 128)
;;
;; Values are held times 128, multiplied by half of each factor as Q15, and so come out times 64.
(module
  (memory (import "frames" "memory") 1)

  (func $level (param $sum v128) (result v128)
    (i16x8.shr_s (i16x8.add_sat_s (local.get $sum) (i16x8.splat (i32.const 32))) (i32.const 6)))

  (func $twice (param $values v128) (result v128)
    (i8x16.shuffle 0 0 1 1 2 2 3 3 4 4 5 5 6 6 7 7 (local.get $values) (local.get $values)))

  (func (export "toRgba")
    (param $y i32) (param $u i32) (param $v i32) (param $count i32) (param $to i32)
    (local $end i32) (local $luma v128) (local $blue v128) (local $red v128)
    (local $y0 v128) (local $y1 v128) (local $u0 v128) (local $u1 v128)
    (local $v0 v128) (local $v1 v128) (local $r v128) (local $g v128) (local $b v128)
    (local.set $end (i32.add (local.get $y) (local.get $count)))
    (loop $blocks
      (local.set $luma (v128.load (local.get $y)))
      (local.set $blue (call $twice (v128.load64_zero (local.get $u))))
      (local.set $red (call $twice (v128.load64_zero (local.get $v))))

      (local.set $y0
        (i16x8.q15mulr_sat_s
          (i16x8.shl
            (i16x8.sub (i16x8.extend_low_i8x16_u (local.get $luma)) (i16x8.splat (i32.const 16)))
            (i32.const 7))
          (i16x8.splat (i32.const 19077))))
      (local.set $y1
        (i16x8.q15mulr_sat_s
          (i16x8.shl
            (i16x8.sub (i16x8.extend_high_i8x16_u (local.get $luma)) (i16x8.splat (i32.const 16)))
            (i32.const 7))
          (i16x8.splat (i32.const 19077))))
      (local.set $u0
        (i16x8.shl
          (i16x8.sub (i16x8.extend_low_i8x16_u (local.get $blue)) (i16x8.splat (i32.const 128)))
          (i32.const 7)))
      (local.set $u1
        (i16x8.shl
          (i16x8.sub (i16x8.extend_high_i8x16_u (local.get $blue)) (i16x8.splat (i32.const 128)))
          (i32.const 7)))
      (local.set $v0
        (i16x8.shl
          (i16x8.sub (i16x8.extend_low_i8x16_u (local.get $red)) (i16x8.splat (i32.const 128)))
          (i32.const 7)))
      (local.set $v1
        (i16x8.shl
          (i16x8.sub (i16x8.extend_high_i8x16_u (local.get $red)) (i16x8.splat (i32.const 128)))
          (i32.const 7)))

      (local.set $r
        (i8x16.narrow_i16x8_u
          (call $level
            (i16x8.add_sat_s
              (local.get $y0)
              (i16x8.q15mulr_sat_s (local.get $v0) (i16x8.splat (i32.const 29372)))))
          (call $level
            (i16x8.add_sat_s
              (local.get $y1)
              (i16x8.q15mulr_sat_s (local.get $v1) (i16x8.splat (i32.const 29372)))))))
      (local.set $g
        (i8x16.narrow_i16x8_u
          (call $level
            (i16x8.sub_sat_s
              (local.get $y0)
              (i16x8.add
                (i16x8.q15mulr_sat_s (local.get $u0) (i16x8.splat (i32.const 3494)))
                (i16x8.q15mulr_sat_s (local.get $v0) (i16x8.splat (i32.const 8731))))))
          (call $level
            (i16x8.sub_sat_s
              (local.get $y1)
              (i16x8.add
                (i16x8.q15mulr_sat_s (local.get $u1) (i16x8.splat (i32.const 3494)))
                (i16x8.q15mulr_sat_s (local.get $v1) (i16x8.splat (i32.const 8731))))))))
      ;; Half of this factor is more than one: once, and the rest of it.
      (local.set $b
        (i8x16.narrow_i16x8_u
          (call $level
            (i16x8.add_sat_s
              (local.get $y0)
              (i16x8.add_sat_s
                (local.get $u0)
                (i16x8.q15mulr_sat_s (local.get $u0) (i16x8.splat (i32.const 1842))))))
          (call $level
            (i16x8.add_sat_s
              (local.get $y1)
              (i16x8.add_sat_s
                (local.get $u1)
                (i16x8.q15mulr_sat_s (local.get $u1) (i16x8.splat (i32.const 1842))))))))

      ;; Red and green, blue and alpha, then all four side by side.
      (local.set $luma
        (i8x16.shuffle 0 16 1 17 2 18 3 19 4 20 5 21 6 22 7 23 (local.get $r) (local.get $g)))
      (local.set $red
        (i8x16.shuffle 8 24 9 25 10 26 11 27 12 28 13 29 14 30 15 31 (local.get $r) (local.get $g)))
      (local.set $r (i8x16.splat (i32.const 255)))
      (local.set $blue
        (i8x16.shuffle 0 16 1 17 2 18 3 19 4 20 5 21 6 22 7 23 (local.get $b) (local.get $r)))
      (local.set $g
        (i8x16.shuffle 8 24 9 25 10 26 11 27 12 28 13 29 14 30 15 31 (local.get $b) (local.get $r)))
      (v128.store (local.get $to)
        (i8x16.shuffle 0 1 16 17 2 3 18 19 4 5 20 21 6 7 22 23 (local.get $luma) (local.get $blue)))
      (v128.store offset=16 (local.get $to)
        (i8x16.shuffle 8 9 24 25 10 11 26 27 12 13 28 29 14 15 30 31 (local.get $luma) (local.get $blue)))
      (v128.store offset=32 (local.get $to)
        (i8x16.shuffle 0 1 16 17 2 3 18 19 4 5 20 21 6 7 22 23 (local.get $red) (local.get $g)))
      (v128.store offset=48 (local.get $to)
        (i8x16.shuffle 8 9 24 25 10 11 26 27 12 13 28 29 14 15 30 31 (local.get $red) (local.get $g)))

      (local.set $y (i32.add (local.get $y) (i32.const 16)))
      (local.set $u (i32.add (local.get $u) (i32.const 8)))
      (local.set $v (i32.add (local.get $v) (i32.const 8)))
      (local.set $to (i32.add (local.get $to) (i32.const 64)))
      (br_if $blocks (i32.lt_u (local.get $y) (local.get $end))))))
